import { documentPath, documentRoute } from '../contract/routes.ts';
import { settings } from './settings.ts';
import { withBase } from './ui/base-path.ts';

/** As in contract/documents.ts, without importing content: the browser reads the slugs from its document. */

export function documentPathOf(route: string): string {
  return documentPath(route, settings.serviceSlugs);
}

export function routeOfDocument(path: string): string {
  return documentRoute(path, settings.serviceSlugs);
}

export function hrefOf(route: string): string {
  return withBase(documentPathOf(route));
}
