import { memo, Suspense, useDeferredValue } from 'react';
import { matchScreen } from '../contract/screens.ts';
import { sheetOf } from '../contract/sheets.ts';
import { CallBar } from './components/call-bar/call-bar.tsx';
import { EstimateProvider } from './components/estimate/estimate-context.tsx';
import { EstimateFallback } from './components/estimate/estimate-fallback.tsx';
import { Footer } from './components/footer/footer.tsx';
import { Header } from './components/header/header.tsx';
import { SkipLink } from './components/skip-link.tsx';
import { DocumentRouteContext, type ScreenLocation, useLocation } from './location/use-location.ts';
import { type Seeds, SeedsContext } from './queries/seeds.ts';
import { forgetPage, pageOf } from './routes.tsx';
import { ScreenArrival } from './screen-arrival.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { Toaster } from './ui/toaster.tsx';

type AppProps = {
  /** The route that the prerendered document shows. */
  documentRoute: string;
  seeds: Seeds;
};

export function App({ documentRoute, seeds }: AppProps) {
  return (
    <SeedsContext value={seeds}>
      <DocumentRouteContext value={documentRoute}>
        <EstimateProvider>
          <Layout />
        </EstimateProvider>
      </DocumentRouteContext>
    </SeedsContext>
  );
}

function Layout() {
  // The screen at hand stays until the code of the next one is there.
  const location = useDeferredValue(useLocation());
  const match = matchScreen(location.path);
  return (
    <>
      <SkipLink />
      <Header location={location} />
      <main id="main" tabIndex={-1}>
        {/* Without a key of its own: only a boundary that is already there keeps what it shows. */}
        <Suspense fallback={<div className="min-h-dvh" />}>
          <Screen key={location.path} location={location} />
        </Suspense>
      </main>
      <Footer sheet={sheetOf(match, location.query)} />
      <CallBar />
      <EstimateFallback />
      <Toaster />
    </>
  );
}

/** Remembered: while the next screen is on its way, the one at hand need not be drawn again. */
const Screen = memo(function Screen({ location }: { location: ScreenLocation }) {
  const match = matchScreen(location.path);
  const Page = pageOf(match.screen);
  return (
    <ScreenFailure onFailure={() => forgetPage(match.screen)}>
      <Page id={match.id} location={location} />
      <ScreenArrival match={match} location={location} />
    </ScreenFailure>
  );
});
