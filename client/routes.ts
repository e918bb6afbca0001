import { NOT_FOUND_PATH } from '../contract/documents.ts';
import { pathForRoute, routeForPath, splitRoute } from '../contract/routes.ts';
import { matchScreen } from '../contract/screens.ts';
import { serviceSlugs } from './settings.ts';
import { withBase } from './ui/base-path.ts';

/** Like contract/documents.ts, but without importing content: the browser reads the slugs from its document. */

/** An unknown route maps to the not-found document, because the server may respond to its path with something else. */
export function linkPath(route: string): string {
  const { screen } = matchScreen(splitRoute(route).path);
  return screen === 'not-found' ? `${NOT_FOUND_PATH}#${route}` : pathForRoute(route, serviceSlugs);
}

export function routeOfLink(path: string): string {
  return routeForPath(path, serviceSlugs);
}

export function linkHref(route: string): string {
  return withBase(linkPath(route));
}
