import { documentPath, documentRoute } from '../contract/routes.ts';
import { settings } from './settings.ts';

/** As in contract/documents.ts, but free of content: the browser learns the services from its document. */

export function documentPathOf(route: string): string {
  return documentPath(route, settings.serviceSlugs);
}

export function routeOfDocument(path: string): string {
  return documentRoute(path, settings.serviceSlugs);
}
