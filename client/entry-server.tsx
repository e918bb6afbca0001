import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { splitRoute } from '../contract/documents.ts';
import { matchScreen, type ScreenName } from '../contract/screens.ts';
import { App } from './app.tsx';
import type { Head } from './head/head.ts';
import { locationOf } from './location/use-location.ts';
import type { Seeds } from './queries/seeds.ts';
import { loadPage } from './routes.tsx';

export { documentHtml } from './head/document-html.ts';

export type Rendered = { readonly body: string; readonly head: Head; readonly screen: ScreenName };

/** One screen as HTML, for the prerender and the development server. */
export async function render(route: string, seeds: Seeds): Promise<Rendered> {
  const { screen, id } = matchScreen(splitRoute(route).path);
  const { head } = await loadPage(screen);
  const { prelude } = await prerender(
    <StrictMode>
      <App documentRoute={route} seeds={seeds} />
    </StrictMode>,
    // Otherwise a long page ships its fallback, and an inline script to swap it.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return {
    body: await new Response(prelude).text(),
    head: head({ id, location: locationOf(route) }),
    screen,
  };
}
