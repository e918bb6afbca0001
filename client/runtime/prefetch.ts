import { loadDocument } from './document-loader.ts';
import { routeOfClick } from './links.ts';

/** Fetches a document when a link to it is hovered, touched or focused. */
export function prefetchOnIntent(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const) {
    addEventListener(type, ({ target }) => prefetch(target), { passive: true });
  }
}

function prefetch(target: EventTarget | null): void {
  const route = routeOfClick(target);
  // The click tries again.
  if (route) loadDocument(route).catch(() => {});
}
