import { routeOfDocument, splitRoute } from '../contract/documents.ts';
import { matchScreen } from '../contract/screens.ts';
import { base } from './location/base.ts';
import { loadPage } from './routes.tsx';

/** The code of the next screen comes when a link to it is pointed at, touched or focused. */
export function prefetchOnIntent(): void {
  for (const sign of ['pointerover', 'touchstart', 'focusin'] as const) {
    addEventListener(sign, ({ target }) => prefetch(target), { passive: true });
  }
}

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || !link.pathname.startsWith(`${base}/`)) return;
  const { path } = splitRoute(routeOfDocument(link.pathname.slice(base.length)));
  const { screen } = matchScreen(path);
  // A failed prefetch is no failure yet: the click asks again.
  if (screen !== 'not-found') loadPage(screen).catch(() => {});
}
