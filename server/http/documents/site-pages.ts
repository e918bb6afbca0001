import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { notFoundPath, notFoundPaths } from '../../../contract/not-found.ts';
import { type RouteParts, splitRoute } from '../../../contract/routes.ts';
import { matchScreen } from '../../../contract/screens.ts';
import { refusals } from '../responses/refusal.ts';
import { responseHeaders } from '../responses/response-headers.ts';
import { type SiteSettings, securityHeaders } from '../security-headers.ts';
import { assetResources } from './asset-resources.ts';
import { compressInBackground } from './background-compression.ts';
import { type BuiltDocument, documentsFile } from './built-site.ts';
import { canonicalPath } from './canonical-path.ts';
import { documentResources, searchResources } from './document-resources.ts';
import { isPagePath, type Pages } from './pages.ts';
import type { Resource } from './resource.ts';

const DIST = join(import.meta.dirname, '../../../dist');

/** The site as `npm start` builds it. A server that is started without a build still takes calls. */
export function builtPages(config: SiteSettings): Pages | undefined {
  return existsSync(join(DIST, documentsFile)) ? sitePages(DIST, config) : undefined;
}

/** The built site, held in memory from the first request on. Compression runs in the background. */
export function sitePages(
  dist: string,
  config: SiteSettings,
): Pages & { readonly compressed: Promise<void> } {
  const documents: BuiltDocument[] = JSON.parse(readFileSync(join(dist, documentsFile), 'utf8'));
  const resources = new Map([
    ...documentResources(dist, documents, config),
    ...assetResources(dist, config),
    ...searchResources(documents, config),
  ]);
  const missing = new Map(notFoundPaths().map((path) => [path, resources.get(path) as Resource]));
  for (const path of notFoundPaths()) resources.delete(path);

  function handle(request: IncomingMessage, response: ServerResponse): boolean {
    const target = requestTarget(request);
    if (!isPagePath(target.path)) return false;
    const redirectTo = canonicalRedirect(target);
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseMethod(response, config);
    else if (redirectTo) redirect(response, redirectTo, config);
    else send(resources.get(target.path) ?? missingAt(target.path), request, response);
    return true;
  }

  function send(resource: Resource, request: IncomingMessage, response: ServerResponse): void {
    try {
      resource.send(request, response);
    } catch {
      // The file cannot be read just now: too many are open, or the site is being rebuilt.
      refuseUnreadable(response, config);
    }
  }

  /** The canonical path, if this is another spelling of a document's path. */
  function canonicalRedirect({ path, search }: RouteParts): string | undefined {
    if (!search && resources.has(path)) return undefined;
    const canonical = canonicalPath(path, search);
    const { path: document } = splitRoute(canonical);
    return document !== path && resources.has(document) ? canonical : undefined;
  }

  function missingAt(path: string): Resource {
    return missing.get(notFoundPath(matchScreen(canonicalPath(path, '')).screen)) as Resource;
  }

  const all = [...resources.values(), ...missing.values()];
  return { handle, compressed: compressInBackground(all) };
}

/** Through a proxy the request target may be an absolute URL. */
function requestTarget({ url = '/' }: IncomingMessage): RouteParts {
  return splitRoute(url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*/i, ''));
}

function refuseMethod(response: ServerResponse, config: SiteSettings): void {
  const headers = { ...responseHeaders(config), Allow: 'GET, HEAD', 'Content-Type': 'application/json' };
  response.writeHead(405, headers).end('{"error":"This address only answers GET."}');
}

function refuseUnreadable(response: ServerResponse, config: SiteSettings): void {
  const { status, message, details } = refusals.outOfService();
  const headers = {
    ...responseHeaders(config),
    'Content-Type': 'text/plain; charset=utf-8',
    'Retry-After': details.retryAfterSeconds,
  };
  response.writeHead(status, headers).end(message);
}

function redirect(response: ServerResponse, location: string, config: SiteSettings): void {
  response.writeHead(301, { ...securityHeaders(config), Location: location, 'Content-Length': 0 }).end();
}
