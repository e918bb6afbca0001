import { patterns } from './screens.ts';

/**
 * Maps routes in the fragment (`/services?id=3#top`) to paths of the documents that show them
 * (`/services/kitchen-renovations#top`), and back. Does not import the content: the services are passed in.
 */

/** The slug of each service by its id. */
export type ServiceSlugs = Readonly<Record<string, string>>;

export type RouteParts = {
  readonly path: string;
  /** Without the question mark. */
  readonly search: string;
  /** Without the hash mark. */
  readonly anchor: string;
};

const ROUTE = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

/** Splits '/path?query#anchor' into its three parts. */
export function splitRoute(route: string): RouteParts {
  const [, path, search = '', anchor = ''] = ROUTE.exec(route) ?? [];
  return { path: path || '/', search, anchor };
}

export function joinRoute({ path, search, anchor }: RouteParts): string {
  return path + (search && `?${search}`) + (anchor && `#${anchor}`);
}

const SERVICES = patterns.services;
const PROJECTS = patterns.projects;
const PAGE_OF_PROJECTS = new RegExp(`^${PROJECTS}/page/([1-9]\\d*)$`);

/** '/services?id=3' -> '/services/kitchen-renovations'. A route without a document of its own is not changed. */
export function pathForRoute(route: string, slugs: ServiceSlugs): string {
  const { path, search, anchor } = splitRoute(route);
  const query = new URLSearchParams(search);
  const id = query.get('id') ?? '';
  const slug = path === SERVICES && Object.hasOwn(slugs, id) && slugs[id];
  const page = path === PROJECTS && query.get('page');
  if (slug) {
    query.delete('id');
    return joinRoute({ path: `${SERVICES}/${slug}`, search: query.toString(), anchor });
  }
  if (page && Number(page) > 1 && PAGE_OF_PROJECTS.test(`${PROJECTS}/page/${page}`)) {
    query.delete('page');
    return joinRoute({ path: `${PROJECTS}/page/${page}`, search: query.toString(), anchor });
  }
  return route;
}

/** '/services/kitchen-renovations' -> '/services?id=3'. */
export function routeForPath(pathOfDocument: string, slugs: ServiceSlugs): string {
  const { path, search, anchor } = splitRoute(pathOfDocument);
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  const slug = trimmed.startsWith(`${SERVICES}/`) && trimmed.slice(SERVICES.length + 1);
  const id = slug && Object.keys(slugs).find((candidate) => slugs[candidate] === slug);
  const page = PAGE_OF_PROJECTS.exec(trimmed)?.[1];
  const query = new URLSearchParams(search);
  if (id) {
    query.set('id', id);
    return joinRoute({ path: SERVICES, search: query.toString(), anchor });
  }
  if (page) {
    query.set('page', page);
    return joinRoute({ path: PROJECTS, search: query.toString(), anchor });
  }
  return joinRoute({ path: trimmed, search, anchor });
}
