import { services } from '../content/services/catalogue.ts';
import { pathForRoute, routeForPath, type ServiceSlugs } from './routes.ts';
import { patterns, type ScreenName, screenNames, withId } from './screens.ts';

/** Paths and names of the rendered documents that browser, server and build share. */

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

/** The 404 document of a screen: one of its own if the screen has ids, using id 0, which no entry has. */
export function notFoundPath(screen: ScreenName): string {
  const pattern = patterns[screen];
  const path = withId(pattern, 0);
  return path === pattern ? NOT_FOUND_PATH : path;
}

/** A function, so that it stays out of the browser's bundle. */
export function notFoundPaths(): readonly string[] {
  return [...new Set(screenNames.map(notFoundPath))];
}

/** The picture of a document's link preview, 1200 by 630 pixels. `npm run pictures -- --social` draws it. */
export function socialPicturePath(path: string): string {
  return `/social${path === '/' ? '/home' : path}.jpg`;
}

/**
 * The only Trusted Types policy that a document's header allows: the browser's code creates it, the server names it.
 */
export const TRUSTED_TYPES_POLICY = 'site';

/** The key in sessionStorage under which the 404 document of a static host stores the requested address. */
export const REDIRECT_KEY = 'redirect';
