import { splitRoute } from '../../contract/routes.ts';
import { matchScreen, type ScreenName } from '../../contract/screens.ts';
import { currentRoute, isReturn, navigationType, replaceQuery } from '../location/location.ts';
import { scrollPositionOf } from '../location/scroll-positions.ts';
import { focusOnAnchor, scrollToAnchor, scrollToTop, scrollToTopSoon } from '../location/scrolling.ts';

/** Sets scroll position and focus after a route is shown. */

/** Pictures that load late may move the page, so the services screen repeats its scroll. */
const REPEATED_AFTER_MS = [50, 200, 500];

/** `position` is where the visitor was before a reload, or before leaving for another site. */
export function scrollAfterLoad(position: number | undefined, painted: Promise<void>): void {
  const { anchor } = splitRoute(currentRoute());
  if (!anchor && screenOf(currentRoute()) === 'about') scrollToTop('instant');
  else if (position !== undefined) scrollInstantlyTo(position);
  else if (anchor && scrollToAnchor(anchor))
    // At the first paint browsers navigate to the fragment themselves, and blur elements that are not controls.
    void painted.then(() => requestAnimationFrame(() => focusOnAnchor(anchor)));
  scrollToTopOnRequest();
}

/** Called after the document of `route` has been swapped in. */
export function scrollAndFocusAfterNavigation(route: string): void {
  if (navigationType() === 'in-place') return;
  const { anchor } = splitRoute(route);
  if (isReturn() || !anchor || !scrollToAnchor(anchor)) {
    document.querySelector<HTMLElement>('[data-screen-heading]')?.focus({ preventScroll: true });
    scrollInstantlyTo((isReturn() && scrollPositionOf(route)) || 0);
  }
  scrollToTopOnRequest();
}

/** Called when only the query or the anchor has changed. */
export function scrollWithinDocument(route: string): void {
  const { anchor } = splitRoute(route);
  const position = isReturn() ? scrollPositionOf(route) : undefined;
  if (position !== undefined) scrollInstantlyTo(position);
  else if (anchor) scrollToAnchor(anchor);
  scrollToTopOnRequest();
}

/** With `scrollTop=true` Home and Projects scroll smoothly after 100 ms, Services immediately and repeatedly. */
function scrollToTopOnRequest(): void {
  const { path, search } = splitRoute(currentRoute());
  if (new URLSearchParams(search).get('scrollTop') !== 'true') return;
  const { screen } = matchScreen(path);
  if (screen === 'home' || screen === 'projects') scrollToTopSoon();
  if (screen !== 'services') return;
  scrollToTop('instant');
  replaceQuery((query) => query.delete('scrollTop'));
  for (const delayMs of REPEATED_AFTER_MS) scrollToTopSoon(delayMs, 'instant');
}

function screenOf(route: string): ScreenName {
  return matchScreen(splitRoute(route).path).screen;
}

function scrollInstantlyTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}
