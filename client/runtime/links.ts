import { joinRoute, splitRoute } from '../../contract/routes.ts';
import { matchScreen } from '../../contract/screens.ts';
import { lastRouteAt } from '../location/scroll-positions.ts';
import { routeOfLink } from '../routes.ts';
import { base } from '../ui/base-path.ts';
import { hasModifier } from '../ui/modifier-keys.ts';
import { loadDocument } from './document-loader.ts';

/**
 * Links, and buttons with `formaction`, have the real paths of documents. A plain click on one navigates to its route
 * in the fragment instead.
 */
export function interceptLinkClicks(goTo: (route: string) => void): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const route = routeOfClick(event.target);
    if (!route) return;
    event.preventDefault();
    goTo(route);
  });
}

/** The route that a click on `target` leads to. Undefined for other sites, files, new windows and anchors. */
export function routeOfClick(target: EventTarget | null): string | undefined {
  const control = target instanceof Element ? target.closest('a, button[formaction]') : null;
  if (control instanceof HTMLButtonElement) return routeOfButton(control);
  if (!(control instanceof HTMLAnchorElement)) return;
  const isLeftToBrowser = control.target || control.hasAttribute('download');
  if (isLeftToBrowser || control.getAttribute('href')?.startsWith('#')) return;
  const { origin, pathname, hash, dataset } = control;
  // A query that only scripts read, so that crawlers and new tabs get a clean href.
  const search = dataset.query ? `?${dataset.query}` : control.search;
  return routeOfUrl({ origin, pathname, search, hash });
}

/** A back button leads to the list as it was left, with its filter. */
function routeOfButton(button: HTMLButtonElement): string | undefined {
  const route = routeOfUrl(new URL(button.formAction));
  return (route && button.hasAttribute('data-leads-back') && lastRouteAt(route)) || route;
}

type UrlParts = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>;

function routeOfUrl({ origin, pathname, search, hash }: UrlParts): string | undefined {
  if (origin !== location.origin || !pathname.startsWith(`${base}/`)) return;
  const { path, search: query } = splitRoute(routeOfLink(pathname.slice(base.length) + search));
  if (matchScreen(path).screen === 'not-found') return;
  return joinRoute({ path, search: query, anchor: hash.slice(1) });
}

export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.shiftKey && !hasModifier(event);
}

/** Fetches a document when a link to it is hovered, touched or focused. */
export function prefetchOnIntent(): void {
  addEventListener('pointerover', prefetch);
  addEventListener('focusin', prefetch);
}

function prefetch({ target }: Event): void {
  const route = routeOfClick(target);
  // A failure is ignored: the click fetches it again.
  if (route) loadDocument(route).catch(() => {});
}
