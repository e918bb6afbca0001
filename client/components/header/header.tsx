import { memo } from 'react';
import type { ScreenLocation } from '../../location/use-location.ts';
import { EstimateButton } from '../estimate/estimate-button.tsx';
import { Logo } from '../logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { Menu } from './menu.tsx';
import { TopBar } from './top-bar.tsx';

/** Remembered: it changes with the screen, not while the next one is on its way. */
export const Header = memo(function Header({ location }: { location: ScreenLocation }) {
  return (
    <header className="relative border-b border-line [anchor-name:--site-header]">
      <TopBar />
      <div className="sheet flex min-h-17 items-center gap-6 lg:min-h-20">
        <Logo />
        <MainNavigation location={location} />
        <EstimateButton className="max-lg:hidden print:hidden">Free Estimate</EstimateButton>
        <Menu location={location} />
      </div>
    </header>
  );
});
