import { loadDocument } from './document-loader.ts';
import { routeOfClick } from './links.ts';

/** The next document is fetched when a link to it is pointed at, touched or focused. */
export function prefetchOnIntent(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const) {
    addEventListener(type, ({ target }) => prefetch(target), { passive: true });
  }
}

function prefetch(target: EventTarget | null): void {
  const route = routeOfClick(target);
  // A failed prefetch is no failure yet: the click asks again.
  if (route) loadDocument(route).catch(() => {});
}
