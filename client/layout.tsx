import type { ReactNode } from 'react';
import { to } from '../contract/screens.ts';
import type { Sheet } from '../contract/sheets.ts';
import type { Site } from '../contract/site.ts';
import { EstimateForm } from './components/estimate-button.tsx';
import { Footer } from './components/footer/footer.tsx';
import { Header } from './components/header/header.tsx';
import type { ShownScreen } from './components/header/navigation.ts';
import { firstClause, NoticeLine } from './components/notice-line.tsx';
import { Island } from './islands/island.tsx';

type LayoutProps = { screen: ShownScreen; sheet: Sheet; site: Site; children: ReactNode };

/** A navigation replaces `main` and updates header and footer; everything else stays (runtime/swap-document.ts). */
export function Layout({ screen, sheet, site, children }: LayoutProps) {
  const notice = site.notice?.text;
  return (
    <>
      <a
        href="#main"
        className="absolute top-0 left-gutter z-20 max-w-[calc(100vw-2*var(--gutter))] -translate-y-full bg-ink px-4 py-3 text-paper focus:translate-y-2 print:hidden"
      >
        Skip to the content
      </a>
      {notice && <NoticeLine>{notice}</NoticeLine>}
      <Header screen={screen} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {/* An element, because WebKit keeps showing a pseudo-element of html after its rule no longer applies. */}
      <div id="navigation-progress" role="progressbar" aria-label="Loading the page" hidden />
      <Footer sheet={sheet} site={site} />
      <Island
        name="call-bar"
        props={{
          isCareers: screen.path === to.careers,
          ...(notice && { notice: firstClause(notice) }),
        }}
      />
      <EstimateForm />
      <Island name="toaster" />
    </>
  );
}
