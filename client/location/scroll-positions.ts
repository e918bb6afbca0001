import { splitRoute } from '../../contract/routes.ts';
import { sessionStore } from '../storage.ts';

/**
 * Where on each route the visitor was when it was left. The browser restores such places before the document of the
 * route is there, when the page may be too short, so that is switched off.
 */

const KEY = 'scroll-positions';
/** A reload of `/#/route` passes through the root's document, so the browser takes it for a new navigation. */
const RELOAD_LIMIT_MS = 5000;

type Saved = { readonly positions: [route: string, top: number][]; readonly savedAt: number };

const saved = sessionStore.readJson<Saved>(KEY);
const positions = new Map<string, number>(saved?.positions);

export function saveScrollPosition(route: string): void {
  // Deleted first: the order is that of leaving.
  positions.delete(route);
  positions.set(route, window.scrollY);
}

/** The route of that path which was left last, with the query it had then. */
export function lastRouteAt(path: string): string | undefined {
  return [...positions.keys()].findLast((route) => splitRoute(route).path === path);
}

export function scrollPositionOf(route: string): number | undefined {
  return positions.get(route);
}

/** Takes scrolling over from the browser, and returns where on the first route the visitor was before a reload. */
export function manageScrollPositions(currentRoute: () => string): number | undefined {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    saveScrollPosition(currentRoute());
    sessionStore.write(
      KEY,
      JSON.stringify({ positions: [...positions], savedAt: Date.now() } satisfies Saved),
    );
  });
  return isReturn() ? positions.get(currentRoute()) : undefined;
}

function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload' || navigation?.type === 'back_forward') return true;
  return saved !== null && Date.now() - saved.savedAt < RELOAD_LIMIT_MS;
}
