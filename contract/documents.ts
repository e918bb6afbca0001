import { services } from '../content/services/catalogue.ts';
import { pathForRoute, routeForPath, type ServiceSlugs } from './routes.ts';
import { patterns, type ScreenName, screenNames, withId } from './screens.ts';

/** The rendered documents: their paths, and what browser, server and build know them by. */

export function documentPath(route: string): string {
  return pathForRoute(route, serviceSlugs());
}

export function documentRoute(path: string): string {
  return routeForPath(path, serviceSlugs());
}

/** A function, so that the content stays out of the browser's bundle. */
export function serviceSlugs(): ServiceSlugs {
  return Object.fromEntries(services.map(({ id, slug }) => [id, slug]));
}

export const NOT_FOUND_PATH = patterns['not-found'];

/** The document that answers an unknown path of a screen: one of its own where it has ids, since no entry has 0. */
export function notFoundPath(screen: ScreenName): string {
  const pattern = patterns[screen];
  const path = withId(pattern, 0);
  return path === pattern ? NOT_FOUND_PATH : path;
}

/** A function, so that it stays out of the browser's bundle. */
export function notFoundPaths(): readonly string[] {
  return [...new Set(screenNames.map(notFoundPath))];
}

/** The picture of a document's link preview, of 1200 by 630 pixels. `npm run pictures -- --social` draws it. */
export function socialPicturePath(path: string): string {
  return `/social${path === '/' ? '/home' : path}.jpg`;
}

/** The only policy that a document's header allows: the browser's code makes it, the server names it. */
export const TRUSTED_TYPES_POLICY = 'site';

/** Where the 404 document of a static host leaves the wanted address, in the session storage. */
export const REDIRECT_KEY = 'redirect';
