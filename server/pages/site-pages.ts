import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type RouteParts, splitRoute } from '../../contract/documents.ts';
import { matchScreen } from '../../contract/screens.ts';
import type { Config } from '../config.ts';
import { contentSecurityPolicy, securityHeaders } from '../security-headers.ts';
import { type BuiltDocument, documentsFile, NOT_FOUND_PATH, PROJECT_NOT_FOUND_PATH } from './built-site.ts';
import { canonicalPath } from './canonical-path.ts';
import { withSettings } from './document-settings.ts';
import { inlineHashes } from './inline-hashes.ts';
import { mediaTypeOf } from './media-types.ts';
import { isPagePath, type Pages } from './pages.ts';
import { Resource } from './resource.ts';
import { robotsTxt, sitemapXml } from './search-files.ts';

type SiteSettings = Pick<Config, 'siteUrl' | 'formEndpoint'>;

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';
const ASK_EVERY_TIME = 'no-cache';

const DIST = join(import.meta.dirname, '../../dist');

/** The site as `npm start` builds it. A server that is started without a build still takes calls. */
export function builtPages(config: SiteSettings): Pages | undefined {
  return existsSync(join(DIST, documentsFile)) ? sitePages(DIST, config) : undefined;
}

/** Reads the built site into memory. Compression goes on in the background; nobody waits for it. */
export function sitePages(
  dist: string,
  config: SiteSettings,
): Pages & { readonly compressed: Promise<void> } {
  const documents: BuiltDocument[] = JSON.parse(readFileSync(join(dist, documentsFile), 'utf8'));
  const resources = new Map([...documentResources(dist, documents, config), ...assetResources(dist, config)]);
  addSearchFiles(resources, documents, config);
  const notFound = resources.get(NOT_FOUND_PATH) as Resource;
  const projectNotFound = resources.get(PROJECT_NOT_FOUND_PATH) as Resource;
  resources.delete(NOT_FOUND_PATH);
  resources.delete(PROJECT_NOT_FOUND_PATH);

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const target = requestTarget(request);
    if (!isPagePath(target.path)) return false;
    const elsewhere = canonicalElsewhere(target);
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseMethod(response, config);
    else if (elsewhere) redirect(response, elsewhere, config);
    else (resources.get(target.path) ?? missing(target.path)).send(request, response);
    return true;
  }

  /** Where the wanted document really lies, if this is another spelling of its address. */
  function canonicalElsewhere({ path, search }: RouteParts): string | undefined {
    if (!search && resources.has(path)) return undefined;
    const canonical = canonicalPath(path, search);
    const { path: document } = splitRoute(canonical);
    return document !== path && resources.has(document) ? canonical : undefined;
  }

  function missing(path: string): Resource {
    return matchScreen(canonicalPath(path, '')).screen === 'project' ? projectNotFound : notFound;
  }

  const all = [...resources.values(), notFound, projectNotFound];
  return { answer, compressed: compressInTurn(all) };
}

function* documentResources(
  dist: string,
  documents: readonly BuiltDocument[],
  config: SiteSettings,
): Generator<[string, Resource]> {
  for (const { path, file, isIndexable } of documents) {
    const html = withSettings(readFileSync(join(dist, 'documents', file), 'utf8'), config);
    const isError = path === NOT_FOUND_PATH || path === PROJECT_NOT_FOUND_PATH;
    const headers = {
      ...securityHeaders(config),
      'Content-Security-Policy': contentSecurityPolicy({ ...inlineHashes(html), config }),
      'Cache-Control': ASK_EVERY_TIME,
      ...(!isIndexable && { 'X-Robots-Tag': 'noindex' }),
    };
    yield [
      path,
      new Resource({
        body: Buffer.from(html),
        mediaType: mediaTypeOf(file),
        status: isError ? 404 : 200,
        headers,
      }),
    ];
  }
}

function* assetResources(dist: string, config: SiteSettings): Generator<[string, Resource]> {
  const root = join(dist, 'client');
  const files = new Set(globSync('**/*', { cwd: root }));
  for (const file of files) {
    if (/^\.vite|\.(br|gz)$/.test(file) || statSync(join(root, file)).isDirectory()) continue;
    const path = `/${file.replaceAll('\\', '/')}`;
    const read = (ending = '') => readFileSync(join(root, file + ending));
    // These carry a hash of their content in their name.
    const isHashed = path.startsWith('/assets/') || path.startsWith('/pictures/');
    yield [
      path,
      new Resource({
        body: () => read(),
        ...(files.has(`${file}.br`) && { compressed: () => ({ br: read('.br'), gzip: read('.gz') }) }),
        mediaType: mediaTypeOf(file),
        headers: {
          ...securityHeaders(config),
          // Some of those who show a link's preview take its picture from here.
          ...(path.startsWith('/social/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
          'Cache-Control': isHashed ? FOR_EVER : FOR_A_DAY,
        },
      }),
    ];
  }
}

function addSearchFiles(
  resources: Map<string, Resource>,
  documents: readonly BuiltDocument[],
  config: SiteSettings,
): void {
  const files = {
    '/sitemap.xml': sitemapXml(documents, config.siteUrl.origin),
    '/robots.txt': robotsTxt(config.siteUrl.origin),
  };
  for (const [path, text] of Object.entries(files)) {
    const headers = { ...securityHeaders(config), 'Cache-Control': ASK_EVERY_TIME };
    resources.set(path, new Resource({ body: Buffer.from(text), mediaType: mediaTypeOf(path), headers }));
  }
}

/** A proxy may name the host too. */
function requestTarget({ url = '/' }: IncomingMessage): RouteParts {
  return splitRoute(url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?]*/i, ''));
}

function refuseMethod(response: ServerResponse, config: SiteSettings): void {
  const headers = { ...securityHeaders(config), Allow: 'GET, HEAD', 'Content-Type': 'application/json' };
  response.writeHead(405, headers).end('{"error":"This address only answers GET."}');
}

function redirect(response: ServerResponse, location: string, config: SiteSettings): void {
  response.writeHead(301, { ...securityHeaders(config), Location: location, 'Content-Length': 0 }).end();
}

/** One after the other: the first visitors must not compete with forty compressions. */
async function compressInTurn(resources: readonly Resource[]): Promise<void> {
  for (const resource of resources) await resource.compressWell();
}
