import { services } from '../content/services/catalogue.ts';
import { to } from './screens.ts';

/**
 * Search engines do not see fragments, so every screen is also a document at a real path. These two functions
 * lead from a route to the document that shows it, and back. A service's document has its slug for a path.
 */

const SERVICES = `${to.services}/`;

/** '/services?id=3' -> '/services/kitchen-renovations'. A route without a document of its own keeps its form. */
export function documentPathOf(route: string): string {
  const { path, search, anchor } = splitRoute(route);
  const query = new URLSearchParams(search);
  const service = path === to.services && services.find(({ id }) => String(id) === query.get('id'));
  if (!service) return route;
  query.delete('id');
  return joinRoute({ path: SERVICES + service.slug, search: query.toString(), anchor });
}

/** '/services/kitchen-renovations' -> '/services?id=3'. */
export function routeOfDocument(documentPath: string): string {
  const { path, search, anchor } = splitRoute(documentPath);
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  const slug = trimmed.startsWith(SERVICES) && trimmed.slice(SERVICES.length);
  const service = slug && services.find((candidate) => candidate.slug === slug);
  if (!service) return joinRoute({ path: trimmed, search, anchor });
  const query = new URLSearchParams(search);
  query.set('id', String(service.id));
  return joinRoute({ path: to.services, search: query.toString(), anchor });
}

export type RouteParts = {
  readonly path: string;
  /** Without the question mark. */
  readonly search: string;
  /** Without the hash mark. */
  readonly anchor: string;
};

/** '/path?query#anchor' in its three parts. */
export function splitRoute(route: string): RouteParts {
  const hashAt = route.indexOf('#');
  const anchor = hashAt < 0 ? '' : route.slice(hashAt + 1);
  const rest = hashAt < 0 ? route : route.slice(0, hashAt);
  const queryAt = rest.indexOf('?');
  if (queryAt < 0) return { path: rest || '/', search: '', anchor };
  return { path: rest.slice(0, queryAt) || '/', search: rest.slice(queryAt + 1), anchor };
}

export function joinRoute({ path, search, anchor }: RouteParts): string {
  return path + (search && `?${search}`) + (anchor && `#${anchor}`);
}
