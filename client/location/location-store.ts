import { splitRoute } from '../../contract/documents.ts';
import { base } from './base.ts';
import { type Address, routeOfAddress, tidyAddress } from './fragment.ts';
import { keepPlace } from './left-place.ts';

/** The running app's route: read from the address, told to whoever subscribes. */

/** Fired on `window` by whoever changes the address from outside. */
const LOCATION_CHANGE = 'location-change';

const listeners = new Set<() => void>();
let route = '/';
let arrival: Arrival = 'load';

/** How the current route was reached: decides about scrolling and focus. */
export type Arrival = 'load' | 'link' | 'history';

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
  addEventListener('popstate', () => reread('history'));
  addEventListener('hashchange', () => reread('history'));
  addEventListener(LOCATION_CHANGE, () => reread('link'));
}

export function navigate(to: string, { replace = false } = {}): void {
  const url = `${base}/#${to}`;
  if (replace) history.replaceState(history.state, '', url);
  else {
    keepPlace();
    history.pushState(null, '', url);
  }
  reread(replace ? arrival : 'link');
}

/** Changes the query of the current route in place, as filters and tabs do. */
export function replaceQuery(change: (query: URLSearchParams) => void): void {
  const { path, search, anchor } = splitRoute(route);
  const query = new URLSearchParams(search);
  change(query);
  const kept = query.toString();
  navigate(path + (kept && `?${kept}`) + (anchor && `#${anchor}`), { replace: true });
}

/** Replaces the whole address and says so, for a stored redirect. */
export function replaceAddress(url: string): void {
  history.replaceState(null, '', url);
  dispatchEvent(new Event(LOCATION_CHANGE));
}

function reread(how: Arrival): void {
  const next = isElsewhere() ? routeOfAddress(address()) : routeOfAddress(address(), route);
  tidy(next);
  if (next === route) return;
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
