import { joinRoute, splitRoute } from '../../contract/routes.ts';
import { routeOfDocument } from '../routes.ts';

/**
 * The grammar of the address: `#/path?query#anchor`. A fragment that does not begin with a slash is an anchor on
 * the current route. The document's own query counts too; the fragment's wins.
 */
export type Address = {
  /** The document's path below the site's base. */
  readonly pathname: string;
  /** With its question mark, as the browser gives it. */
  readonly search: string;
  /** With its hash mark, as the browser gives it. */
  readonly hash: string;
};

function isRouteFragment(hash: string): boolean {
  return hash.startsWith('#/');
}

/** The route that an address names. An anchor alone leaves `current` where it is. */
export function routeOfAddress(address: Address, current = routeOfDocument(address.pathname)): string {
  // Two slashes would begin the address of another site.
  const fragment = safelyDecoded(address.hash.slice(1)).replace(/^[/\\]+/, '/');
  const named = isRouteFragment(address.hash)
    ? splitRoute(fragment)
    : { ...splitRoute(current), anchor: fragment };
  return joinRoute({ ...named, search: mergedQuery(address.search, named.search) });
}

/**
 * What the address should read: every route lives at the root's fragment. At the root itself the document's own
 * query stays where it is; from another document it moves into the fragment with the route.
 */
export function tidyAddress(address: Address, route = routeOfAddress(address)): string {
  if (address.pathname !== '/') return `#${route}`;
  if (address.hash.length <= 1) return `${address.search}#/`;
  // An anchor alone would lead a reload to Home.
  const isAnchorElsewhere = !isRouteFragment(address.hash) && splitRoute(route).path !== '/';
  return address.search + (isAnchorElsewhere ? `#${route}` : address.hash);
}

function mergedQuery(documentSearch: string, fragmentSearch: string): string {
  const merged = new URLSearchParams(documentSearch);
  for (const [key, value] of new URLSearchParams(fragmentSearch)) merged.set(key, value);
  return merged.toString();
}

/** Fragments are percent-encoded by some senders; a stray % must not break the page. */
function safelyDecoded(fragment: string): string {
  try {
    return decodeURI(fragment);
  } catch {
    return fragment;
  }
}
