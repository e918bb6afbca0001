import { splitRoute } from '../../contract/routes.ts';
import { aboutTabOfRoute } from '../islands/about-tabs/about-tab.ts';
import { currentRoute, navigate, subscribe } from '../location/location.ts';
import { setShownRoute, shownRoute } from '../location/scroll-positions.ts';
import { scrollToAnchor, scrollToTopSoon } from '../location/scrolling.ts';
import { linkPath } from '../routes.ts';
import { withBase } from '../ui/base-path.ts';
import { wholeStylesheet } from '../whole-stylesheet.ts';
import { linkPathname, loadDocument } from './document-loader.ts';
import { closeMenus } from './header.ts';
import { startProgress, stopProgress } from './progress.ts';
import { scrollAndFocusAfterNavigation, scrollWithinDocument } from './scroll-and-focus.ts';
import { swapDocument } from './swap-document.ts';

let navigations = 0;

/** Shows the document of each new route within this page. */
export function startNavigation(): void {
  setShownRoute(currentRoute());
  subscribe(() => void showRoute(currentRoute()));
}

/**
 * Follows a link to a route. If its document is shown, the page scrolls to the anchor, or else to the top. If it is the
 * current route but its document has not arrived, it is fetched again.
 */
export function goTo(route: string): void {
  const { anchor } = splitRoute(route);
  const isHere = isShown(route);
  // Its subscribers show the new route, and scroll to its anchor.
  if (route !== currentRoute()) navigate(route);
  else if (!isHere) void showRoute(route);
  else if (anchor) scrollToAnchor(anchor);
  if (isHere && !anchor) scrollToTopSoon();
}

function isShown(route: string): boolean {
  return linkPathname(route) === linkPathname(shownRoute());
}

async function showRoute(route: string): Promise<void> {
  navigations += 1;
  const number = navigations;
  /** Whether another navigation has begun in the meantime. */
  const isOvertaken = () => number !== navigations;
  if (isShown(route)) {
    showTab(route);
    setShownRoute(route);
    closeMenus();
    stopProgress();
    scrollWithinDocument(route);
    return;
  }
  const path = linkPathname(route);
  startProgress();
  try {
    const [loaded] = await Promise.all([loadDocument(route), wholeStylesheet(), yieldToPaint()]);
    if (isOvertaken()) return;
    await withCoverTransition(path, () => {
      if (isOvertaken()) return;
      showTab(route);
      swapDocument(loaded.copy());
      // Not before the swap, because it forces a style recalculation.
      closeMenus();
      setShownRoute(route);
      stopProgress();
      scrollAndFocusAfterNavigation(route);
    });
  } catch (error) {
    if (isOvertaken()) return;
    console.warn('Navigation failed, loading the document instead:', error);
    loadPage(route);
  }
}

/** For styles/tabs.css, as the script in the head does after a page load. */
function showTab(route: string): void {
  document.documentElement.dataset.tab = aboutTabOfRoute(route);
}

function loadPage(route: string): void {
  addEventListener('beforeunload', keepAddressIfAsked, { once: true });
  // The address already has the path of Home: replacing it would only look for an anchor in the page that is shown.
  if (linkPathname(route) === '/' && splitRoute(route).anchor) location.reload();
  else location.replace(withBase(linkPath(route)));
}

/** Asked by the browser during an upload, the visitor may stay on the page that is shown. */
function keepAddressIfAsked(event: Event): void {
  if (event.defaultPrevented) setTimeout(() => navigate(shownRoute(), { replace: true }));
}

/** Lets the browser paint the response to the click, such as a pressed button, before the document is swapped in. */
async function yieldToPaint(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> };
  await scheduler?.yield?.();
}

/**
 * Runs `update`. If a project's card links to `path` and the browser has view transitions, the card's picture grows
 * into the first picture of the project; styles/cover-transition.css names the two.
 */
async function withCoverTransition(path: string, update: () => void): Promise<void> {
  const cover = document.querySelector<HTMLElement>(`article:has(a[href="${withBase(path)}"]) img`);
  if (!cover || !document.startViewTransition) return update();
  cover.dataset.leaving = '';
  const { ready, updateCallbackDone } = document.startViewTransition(update);
  // Rejects if the browser skips the animation, for example in a hidden tab; the update still runs.
  ready.catch(() => {});
  await updateCallbackDone.finally(() => delete cover.dataset.leaving);
}
