import { splitRoute } from '../../contract/routes.ts';
import { RETURN_KEY, sessionStore } from '../storage.ts';

/** Replaces the browser's scroll restoration, which runs before the document of a route is swapped in. */

const KEY = 'scroll-tops';

const positions = new Map(sessionStore.readJson<[route: string, top: number][]>(KEY));

/** The route that the page shows. While another document is loading, the address is ahead of it. */
let shown = '';

export function shownRoute(): string {
  return shown;
}

export function setShownRoute(route: string): void {
  shown = route;
}

/** Saves where the visitor is on the page that is shown. */
export function saveScrollPosition(): void {
  // Deleted first, so that the map is ordered by when a route was left.
  positions.delete(shown);
  positions.set(shown, window.scrollY);
}

/** The most recent route with this path, including its query. */
export function lastRouteAt(path: string): string | undefined {
  return [...positions.keys()].findLast((route) => splitRoute(route).path === path);
}

export function scrollPositionOf(route: string): number | undefined {
  return positions.get(route);
}

/** Returns the position to restore on page load, if any. */
export function manageScrollPositions(route: string): number | undefined {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    saveScrollPosition();
    sessionStore.write(KEY, JSON.stringify([...positions]));
  });
  return isReturn(route) ? positions.get(route) : undefined;
}

/** A reload of an address with an anchor scrolls to the anchor instead (docs/behaviours.md). */
function isReturn(route: string): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'back_forward') return true;
  const isReload = navigation?.type === 'reload' || sessionStore.read(RETURN_KEY) !== null;
  sessionStore.remove(RETURN_KEY);
  return isReload && !splitRoute(route).anchor;
}
