import { splitRoute } from '../../contract/routes.ts';
import { base } from '../ui/base-path.ts';
import { type Address, routeOfAddress, tidyAddress } from './fragment.ts';
import { saveScrollPosition } from './scroll-positions.ts';

/** The route of the page, read from the address. Islands and the runtime subscribe to it. */

/** Fired on `window` by whoever changes the address from outside. */
const LOCATION_CHANGE = 'location-change';

/** How the current route was reached: decides about scrolling and focus. */
export type Arrival =
  | 'load'
  | 'link'
  /** By Back or Forward. */
  | 'history'
  /** By a control that stays where it is, beside what it changes. */
  | 'in-place';

const listeners = new Set<() => void>();
let route = '/';
let arrival: Arrival = 'load';

export function currentRoute(): string {
  return route;
}

export function lastArrival(): Arrival {
  return arrival;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the first route and follows the address from then on. */
export function followAddress(): void {
  route = routeOfAddress(address());
  tidy(route);
  markEntry();
  addEventListener('popstate', ({ state }) => {
    // An entry without our mark is new: somebody typed another fragment.
    const how = state?.isVisited ? 'history' : 'link';
    markEntry();
    reread(how);
  });
  addEventListener('hashchange', () => reread('link'));
  addEventListener(LOCATION_CHANGE, () => reread('link'));
}

type NavigateOptions = { replace?: boolean; inPlace?: boolean };

export function navigate(to: string, { replace = false, inPlace = false }: NavigateOptions = {}): void {
  const url = `${base}/#${to}`;
  if (replace) history.replaceState(history.state, '', url);
  else history.pushState(VISITED, '', url);
  if (inPlace) reread('in-place');
  else reread(replace ? arrival : 'link');
}

/** Changes the query of the current route in place. */
export function replaceQuery(change: (query: URLSearchParams) => void): void {
  const { path, search, anchor } = splitRoute(route);
  const query = new URLSearchParams(search);
  change(query);
  const changed = query.toString();
  navigate(path + (changed && `?${changed}`) + (anchor && `#${anchor}`), { replace: true });
}

/** Replaces the whole address and announces it, for a stored redirect. */
export function replaceAddress(url: string): void {
  history.replaceState(VISITED, '', url);
  dispatchEvent(new Event(LOCATION_CHANGE));
}

/** The state of history entries that this page has shown. */
const VISITED = { isVisited: true };

function markEntry(): void {
  history.replaceState(VISITED, '');
}

function reread(how: Arrival): void {
  const next = isElsewhere() ? routeOfAddress(address()) : routeOfAddress(address(), route);
  tidy(next);
  if (next === route) return;
  saveScrollPosition(route);
  route = next;
  arrival = how;
  for (const listener of listeners) listener();
}

/** At a document's own path the path names the route; at the root the running route is kept for anchors. */
function isElsewhere(): boolean {
  const { pathname, hash } = address();
  return pathname !== '/' || hash.length <= 1;
}

/** Makes the address read as its route, so that a reload comes back to it. */
function tidy(to: string): void {
  const tidied = `${base}/${tidyAddress(address(), to)}`;
  if (tidied !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, '', tidied);
}

function address(): Address {
  const { pathname, search, hash } = location;
  return { pathname: pathname.slice(base.length) || '/', search, hash };
}
