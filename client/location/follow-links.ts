import { joinRoute, routeOfDocument, splitRoute } from '../../contract/documents.ts';
import { matchScreen } from '../../contract/screens.ts';
import { base } from './base.ts';
import { currentRoute, navigate } from './location-store.ts';
import { scrollToAnchor, scrollToTopSoon } from './scrolling.ts';

/**
 * Links carry the real paths of documents. A plain click on one goes to its route in the fragment instead: one
 * listener for all of them, so that it also holds for links that React has not taken over.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const route = event.target instanceof Element && routeOfLink(event.target.closest('a'));
    if (!route) return;
    event.preventDefault();
    follow(route);
  });
}

/** The route that a link leads to; none for other sites, files, new windows and anchors on this screen. */
export function routeOfLink(link: HTMLAnchorElement | null): string | undefined {
  if (!link || link.target || link.hasAttribute('download') || link.getAttribute('href')?.startsWith('#'))
    return;
  if (link.origin !== location.origin || !link.pathname.startsWith(`${base}/`)) return;
  const { path, search } = splitRoute(routeOfDocument(link.pathname.slice(base.length) + link.search));
  if (matchScreen(path).screen === 'not-found') return;
  return joinRoute({ path, search, anchor: link.hash.slice(1) });
}

/** Goes to a route; a link to the place at hand scrolls there. */
export function follow(route: string): void {
  const isHere = route === currentRoute();
  navigate(route, { replace: isHere });
  if (!isHere) return;
  const { anchor } = splitRoute(route);
  if (anchor) scrollToAnchor(anchor);
  else scrollToTopSoon();
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
