import type { ReactNode } from 'react';
import { to } from '../contract/screens.ts';
import type { Sheet } from '../contract/sheets.ts';
import { EstimateFallback } from './components/estimate/estimate-fallback.tsx';
import { Footer } from './components/footer/footer.tsx';
import { Header } from './components/header/header.tsx';
import type { ShownScreen } from './components/header/navigation.ts';
import { SkipLink } from './components/skip-link.tsx';
import { Island } from './islands/island.tsx';

type LayoutProps = { screen: ShownScreen; sheet: Sheet; children: ReactNode };

/** What every page has around it. A visit replaces header, main and footer: see runtime/swap-document.ts. */
export function Layout({ screen, sheet, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <Header screen={screen} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer sheet={sheet} />
      <Island name="call-bar" props={{ isCareers: screen.path === to.careers }} />
      <EstimateFallback />
      {/* Nothing has to be said before somebody does something. */}
      <Island name="toaster" />
    </>
  );
}
