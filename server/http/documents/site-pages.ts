import type { IncomingMessage, ServerResponse } from 'node:http';
import { documentPath, notFoundPath } from '../../../contract/documents.ts';
import { joinRoute, type RouteParts, splitRoute } from '../../../contract/routes.ts';
import { matchScreen } from '../../../contract/screens.ts';
import { sendJsonError } from '../responses/json-error.ts';
import { refusals } from '../responses/refusal.ts';
import { responseHeaders } from '../responses/response-headers.ts';
import { type PolicySettings, securityHeaders } from '../security-headers.ts';
import { assetResources } from './asset-resources.ts';
import { isPagePath, type Pages } from './pages.ts';
import type { Resource } from './resource.ts';

/** The documents of the site by path, and the 404 documents for unknown paths. */
export type Documents = {
  readonly found: ReadonlyMap<string, Resource>;
  readonly missing: ReadonlyMap<string, Resource>;
};

export type SitePages = Pages & {
  /** Replaces the documents that are served. */
  show(documents: Documents): void;
};

/** Serves the assets of a build, and the current documents. */
export function sitePages(dist: string, config: PolicySettings): SitePages {
  const assets = assetResources(dist, config);
  let documents: Documents = { found: new Map(), missing: new Map() };

  function handle(request: IncomingMessage, response: ServerResponse): boolean {
    const target = requestTarget(request);
    if (!isPagePath(target.path)) return false;
    const redirectTo = canonicalRedirect(target);
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseMethod(response, config);
    else if (redirectTo) redirect(response, redirectTo, config);
    else send(target.path, request, response);
    return true;
  }

  function send(path: string, request: IncomingMessage, response: ServerResponse): void {
    const resource = resourceAt(path);
    if (resource) resource.send(request, response);
    else refuseUnreadable(response, config);
  }

  /** Undefined if the file cannot be read now: too many files are open, or the site is being rebuilt. */
  function resourceAt(path: string): Resource | undefined {
    try {
      return documents.found.get(path) ?? assets.get(path) ?? missingAt(path);
    } catch {
      return undefined;
    }
  }

  function missingAt(path: string): Resource | undefined {
    return documents.missing.get(notFoundPath(matchScreen(canonicalPath(path, '')).screen));
  }

  function isServed(path: string): boolean {
    return documents.found.has(path) || assets.has(path);
  }

  /** Returns the canonical path if this is another spelling of a document's path. */
  function canonicalRedirect({ path, search }: RouteParts): string | undefined {
    if (!search && isServed(path)) return undefined;
    const canonical = canonicalPath(path, search);
    const { path: document } = splitRoute(canonical);
    return document !== path && isServed(document) ? canonical : undefined;
  }

  return {
    handle,
    show(next) {
      documents = next;
    },
  };
}

/**
 * The canonical path of a document. '/Services/', '/services/index.html' and '/services?id=3' are other spellings of
 * it; query parameters that do not select the document are kept.
 */
function canonicalPath(pathname: string, search: string): string {
  const path = pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/$/, '');
  return documentPath(joinRoute({ path: path || '/', search, anchor: '' }));
}

/** Behind a proxy, the request target may be an absolute URL. */
function requestTarget({ url = '/' }: IncomingMessage): RouteParts {
  return splitRoute(url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*/i, ''));
}

function refuseMethod(response: ServerResponse, config: PolicySettings): void {
  const headers = { ...responseHeaders(config), Allow: 'GET, HEAD' };
  sendJsonError(response, 405, 'This address only answers GET.', headers);
}

function refuseUnreadable(response: ServerResponse, config: PolicySettings): void {
  const { status, message, details } = refusals.outOfService();
  const headers = {
    ...responseHeaders(config),
    'Content-Type': 'text/plain; charset=utf-8',
    'Retry-After': details.retryAfterSeconds,
  };
  response.writeHead(status, headers).end(message);
}

function redirect(response: ServerResponse, location: string, config: PolicySettings): void {
  response.writeHead(301, { ...securityHeaders(config), Location: location, 'Content-Length': 0 }).end();
}
