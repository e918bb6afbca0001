import { joinRoute, splitRoute } from '../../contract/routes.ts';
import { routeOfLink } from '../routes.ts';

/**
 * The route is the fragment: `#/path?query#anchor`. A fragment without a leading slash is an anchor on the current
 * route. The URL's own query is merged in; the fragment's wins.
 */
export type Address = {
  /** The path without the base path. */
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
};

function isRouteFragment(hash: string): boolean {
  return hash.startsWith('#/');
}

/** A fragment that is only an anchor keeps the path of `current`. */
export function routeOfAddress(address: Address, current = routeOfLink(address.pathname)): string {
  // Two leading slashes would be the URL of another site.
  const fragment = decode(address.hash.slice(1)).replace(/^[/\\]+/, '/');
  const named = isRouteFragment(address.hash)
    ? splitRoute(fragment)
    : { ...splitRoute(current), anchor: fragment };
  return joinRoute({ ...named, search: mergeQueries(address.search, named.search) });
}

/** The address relative to the root. If another document was loaded, the URL's query moves into the fragment. */
export function normalizeAddress(address: Address, route = routeOfAddress(address)): string {
  if (address.pathname !== '/') return `#${route}`;
  if (address.hash.length <= 1) return `${address.search}#/`;
  // With only an anchor in the fragment, a reload would show Home.
  const needsRoute = !isRouteFragment(address.hash) && splitRoute(route).path !== '/';
  return address.search + (needsRoute ? `#${route}` : address.hash);
}

function mergeQueries(documentSearch: string, fragmentSearch: string): string {
  const merged = new URLSearchParams(documentSearch);
  for (const [key, value] of new URLSearchParams(fragmentSearch)) merged.set(key, value);
  return merged.toString();
}

/** `decodeURI` throws on a stray %. */
function decode(fragment: string): string {
  try {
    return decodeURI(fragment);
  } catch {
    return fragment;
  }
}
