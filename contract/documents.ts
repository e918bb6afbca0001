import { services } from '../content/services/catalogue.ts';
import { documentPath, documentRoute, type ServiceSlugs } from './routes.ts';

/** Routes and document paths of this company, for the build, the server and the tests. */

export function documentPathOf(route: string): string {
  return documentPath(route, serviceSlugs());
}

export function routeOfDocument(path: string): string {
  return documentRoute(path, serviceSlugs());
}

/** The picture of a document's link preview, of 1200 by 630 pixels. `npm run pictures -- --social` draws it. */
export function socialPicturePath(path: string): string {
  return `/social${path === '/' ? '/home' : path}.jpg`;
}

/** A function, so that the content stays out of the browser's bundle. */
export function serviceSlugs(): ServiceSlugs {
  return Object.fromEntries(services.map(({ id, slug }) => [id, slug]));
}
