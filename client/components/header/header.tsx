import { EstimateButton } from '../estimate-button.tsx';
import { Logo } from '../logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { Menu } from './menu.tsx';
import type { ShownScreen } from './navigation.ts';
import { TopBar } from './top-bar.tsx';

/** The menus are popovers, which work without scripts; runtime/header.ts adds to them. */
export function Header({ screen }: { screen: ShownScreen }) {
  return (
    <header className="relative border-b border-line [anchor-name:--site-header]">
      <TopBar />
      <div className="sheet flex min-h-17 flex-wrap items-center gap-x-6 lg:min-h-20 lg:flex-nowrap">
        <Logo />
        <MainNavigation screen={screen} />
        <EstimateButton className="max-lg:hidden print:hidden">Free Estimate</EstimateButton>
        <Menu screen={screen} />
      </div>
    </header>
  );
}
