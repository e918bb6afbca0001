import { joinRoute, splitRoute } from '../../contract/routes.ts';
import { RETURN_KEY, sessionStore } from '../storage.ts';
import { base } from '../ui/base-path.ts';
import { createStore } from '../ui/store.ts';
import { type Address, normalizeAddress, routeOfAddress } from './fragment.ts';
import { isLayerEntry } from './layers.ts';
import { saveScrollPosition } from './scroll-positions.ts';

/** Dispatched on `window` after `history.replaceState`, which fires no event itself. */
const LOCATION_CHANGE = 'location-change';

/** The state of history entries that were visited: a `popstate` with it is Back or Forward. */
const VISITED = { isVisited: true };

/** How the current route was reached: scrolling and focus depend on it. */
type NavigationType =
  | 'load'
  | 'link'
  /** Back or Forward. */
  | 'history'
  /** A control on the page, which keeps its scroll position and focus. */
  | 'in-place';

const store = createStore<{ route: string; type: NavigationType }>({ route: '/', type: 'load' });

export const { subscribe } = store;

export function currentRoute(): string {
  return store.get().route;
}

export function navigationType(): NavigationType {
  return store.get().type;
}

/** Whether Back or Forward led to the current route. */
export function isReturn(): boolean {
  return navigationType() === 'history';
}

/** Reads the route from the URL, writes it to the fragment, and listens for changes of the URL. */
export function initLocation(): void {
  const route = routeOfAddress(address());
  store.set({ route, type: 'load' });
  normalize(route);
  const wasLayer = isLayerEntry() || sessionStore.read(RETURN_KEY) === 'true';
  markVisited();
  // Reloaded while a layer was open: the next Back would show this page once more.
  if (wasLayer) history.back();
  addEventListener('popstate', ({ state }) => {
    markVisited();
    // An entry without this state is new: the visitor edited the fragment.
    update(state?.isVisited ? 'history' : 'link');
  });
  addEventListener('hashchange', () => update('link'));
  addEventListener(LOCATION_CHANGE, () => update('link'));
}

type NavigateOptions = { replace?: boolean; inPlace?: boolean };

/** Only a control on the page replaces its route: it stays in place. */
export function navigate(to: string, { replace = false, inPlace = replace }: NavigateOptions = {}): void {
  const url = `${base}/#${to}`;
  if (isLayerEntry()) history.replaceState(VISITED, '', url);
  else if (replace) history.replaceState(history.state, '', url);
  else history.pushState(VISITED, '', url);
  update(inPlace ? 'in-place' : 'link');
}

export function replaceQuery(change: (query: URLSearchParams) => void): void {
  const parts = splitRoute(currentRoute());
  const query = new URLSearchParams(parts.search);
  change(query);
  navigate(joinRoute({ ...parts, search: query.toString() }), { replace: true });
}

/** Used by stored redirects. */
export function replaceAddress(url: string): void {
  history.replaceState(VISITED, '', url);
  dispatchEvent(new Event(LOCATION_CHANGE));
}

function markVisited(): void {
  history.replaceState(VISITED, '');
}

function update(type: NavigationType): void {
  const previous = currentRoute();
  const mayBeAnchor = type === 'link' && !namesWholeRoute();
  const route = mayBeAnchor ? routeOfAddress(address(), previous) : routeOfAddress(address());
  normalize(route);
  if (route === previous) return;
  saveScrollPosition();
  store.set({ route, type });
}

/** False if the fragment may be just an anchor. In a visited entry that is one of Home, see `normalizeAddress`. */
function namesWholeRoute(): boolean {
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
