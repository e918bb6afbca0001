import { splitRoute } from '../../contract/routes.ts';
import { currentRoute, navigate, subscribe } from '../location/location.ts';
import { scrollToAnchor, scrollToTopSoon } from '../location/scrolling.ts';
import { linkPath } from '../routes.ts';
import { withBase } from '../ui/base-path.ts';
import { wholeStylesheet } from '../ui/whole-stylesheet.ts';
import { linkPathname, loadDocument } from './document-loader.ts';
import { closeMenus } from './header.ts';
import { startProgress, stopProgress } from './progress.ts';
import { scrollAndFocusAfterNavigation, scrollWithinDocument } from './scroll-and-focus.ts';
import { swapDocument } from './swap-document.ts';

/** The route whose document the page shows, and the number of navigations so far. */
let shownRoute = '';
let navigations = 0;

/** Shows the document of each new route within this page. */
export function startNavigation(): void {
  shownRoute = currentRoute();
  subscribe(() => void showRoute(currentRoute()));
}

/** Goes to a route. A link to what is shown scrolls there; one to a page that has not arrived tries again. */
export function goTo(route: string): void {
  const isCurrent = route === currentRoute();
  navigate(route, { replace: isCurrent });
  if (!isCurrent) return;
  const { anchor } = splitRoute(route);
  if (!isShown(route)) void showRoute(route);
  else if (anchor) scrollToAnchor(anchor);
  else scrollToTopSoon();
}

function isShown(route: string): boolean {
  return linkPathname(route) === linkPathname(shownRoute);
}

async function showRoute(route: string): Promise<void> {
  navigations += 1;
  const number = navigations;
  /** Another navigation has begun meanwhile. */
  const isOvertaken = () => number !== navigations;
  if (isShown(route)) {
    closeMenus();
    stopProgress();
    shownRoute = route;
    scrollWithinDocument(route);
    return;
  }
  startProgress();
  try {
    const [loaded] = await Promise.all([loadDocument(route), wholeStylesheet(), yieldToPaint()]);
    if (isOvertaken()) return;
    await withCoverTransition(linkPathname(route), () => {
      if (isOvertaken()) return;
      swapDocument(loaded.copy());
      // Not before: it makes the browser work out all styles.
      closeMenus();
      shownRoute = route;
      stopProgress();
      scrollAndFocusAfterNavigation(route);
    });
  } catch (error) {
    if (isOvertaken()) return;
    console.warn('Navigation failed, loading the document instead:', error);
    location.replace(withBase(linkPath(route)));
  }
}

/** The response to the click, such as a pressed button, is painted before the work of showing the document. */
async function yieldToPaint(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> };
  await scheduler?.yield?.();
}

/**
 * Shows the next document. If a project's card leads there and the browser has view transitions, the card's picture
 * grows into the one that opens the project: styles/cover-transition.css names the two.
 */
async function withCoverTransition(path: string, update: () => void): Promise<void> {
  const cover = document.querySelector<HTMLElement>(`article:has(a[href="${withBase(path)}"]) img`);
  if (!cover || !document.startViewTransition) return update();
  cover.dataset.leaving = '';
  const { ready, updateCallbackDone } = document.startViewTransition(update);
  // Rejects if the browser skips the animation, in a hidden tab say: the update is made all the same.
  ready.catch(() => {});
  await updateCallbackDone.finally(() => delete cover.dataset.leaving);
}
