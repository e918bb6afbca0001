import { splitRoute } from '../contract/documents.ts';
import { matchScreen } from '../contract/screens.ts';
import { routeOfLink } from './location/follow-links.ts';
import { loadPage } from './routes.tsx';

/** The code of the next screen comes when a link to it is pointed at, touched or focused. */
export function prefetchOnIntent(): void {
  for (const sign of ['pointerover', 'touchstart', 'focusin'] as const) {
    addEventListener(sign, ({ target }) => prefetch(target), { passive: true });
  }
}

let latest: Element | null = null;

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  // One touch gives all three signs.
  if (link === latest) return;
  latest = link;
  const route = routeOfLink(link);
  // A failed prefetch is no failure yet: the click asks again.
  if (route) loadPage(matchScreen(splitRoute(route).path).screen).catch(() => {});
}
