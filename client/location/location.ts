import { joinRoute, splitRoute } from '../../contract/routes.ts';
import { base } from '../ui/base-path.ts';
import { createStore } from '../ui/store.ts';
import { type Address, normalizeAddress, routeOfAddress } from './fragment.ts';
import { saveScrollPosition } from './scroll-positions.ts';

/** May be fired on `window` after `history.replaceState`, which fires no event itself. */
const LOCATION_CHANGE = 'location-change';

/** The state of history entries that this page has shown. */
const VISITED = { isVisited: true };

/** How the current route was reached: scrolling and focus depend on it. */
export type Arrival =
  | 'load'
  | 'link'
  /** Back or Forward. */
  | 'history'
  /** By a control on the page, which keeps its scroll position and focus. */
  | 'in-place';

const store = createStore<{ route: string; arrival: Arrival }>({ route: '/', arrival: 'load' });

export const { subscribe } = store;

export function currentRoute(): string {
  return store.get().route;
}

export function lastArrival(): Arrival {
  return store.get().arrival;
}

export function followAddress(): void {
  const route = routeOfAddress(address());
  store.set({ route, arrival: 'load' });
  normalize(route);
  markVisited();
  addEventListener('popstate', ({ state }) => {
    // An entry without this state is new: the visitor edited the fragment.
    const how = state?.isVisited ? 'history' : 'link';
    markVisited();
    update(how);
  });
  addEventListener('hashchange', () => update('link'));
  addEventListener(LOCATION_CHANGE, () => update('link'));
}

type NavigateOptions = { replace?: boolean; inPlace?: boolean };

export function navigate(to: string, { replace = false, inPlace = false }: NavigateOptions = {}): void {
  const url = `${base}/#${to}`;
  if (replace) history.replaceState(history.state, '', url);
  else history.pushState(VISITED, '', url);
  if (inPlace) update('in-place');
  else update(replace ? lastArrival() : 'link');
}

export function replaceQuery(change: (query: URLSearchParams) => void): void {
  const parts = splitRoute(currentRoute());
  const query = new URLSearchParams(parts.search);
  change(query);
  navigate(joinRoute({ ...parts, search: query.toString() }), { replace: true });
}

/** For a stored redirect. */
export function replaceAddress(url: string): void {
  history.replaceState(VISITED, '', url);
  dispatchEvent(new Event(LOCATION_CHANGE));
}

function markVisited(): void {
  history.replaceState(VISITED, '');
}

function update(how: Arrival): void {
  const previous = currentRoute();
  const route = namesRoute() ? routeOfAddress(address()) : routeOfAddress(address(), previous);
  normalize(route);
  if (route === previous) return;
  saveScrollPosition(previous);
  store.set({ route, arrival: how });
}

/** Otherwise the fragment may be an anchor on the current route. */
function namesRoute(): boolean {
  const { pathname, hash } = address();
  return pathname !== '/' || hash.length <= 1;
}

function normalize(to: string): void {
  const url = `${base}/${normalizeAddress(address(), to)}`;
  if (url !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, '', url);
}

function address(): Address {
  const { pathname, search, hash } = location;
  return { pathname: pathname.slice(base.length) || '/', search, hash };
}
