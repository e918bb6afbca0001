import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notFoundPaths } from '../../../contract/not-found.ts';
import { contentSecurityPolicy, type SiteSettings, securityHeaders } from '../security-headers.ts';
import type { BuiltDocument } from './built-site.ts';
import { withSettings } from './document-settings.ts';
import { inlineHashes } from './inline-hashes.ts';
import { mediaTypeOf } from './media-types.ts';
import { Resource } from './resource.ts';
import { robotsTxt, sitemapXml } from './search-files.ts';

const REVALIDATE = 'no-cache';

/** The documents of a build, each at its path. */
export function* documentResources(
  dist: string,
  documents: readonly BuiltDocument[],
  config: SiteSettings,
): Generator<[string, Resource]> {
  for (const { path, file, isIndexable } of documents) {
    const isError = notFoundPaths().includes(path);
    const load = () => {
      const html = withSettings(readFileSync(join(dist, 'documents', file), 'utf8'), config);
      const headers = {
        ...securityHeaders(config),
        'Content-Security-Policy': contentSecurityPolicy({ ...inlineHashes(html), config }),
        'Cache-Control': REVALIDATE,
        ...(!isIndexable && { 'X-Robots-Tag': 'noindex' }),
      };
      return { body: Buffer.from(html), headers };
    };
    yield [path, new Resource({ load, mediaType: mediaTypeOf(file), status: isError ? 404 : 200 })];
  }
}

/** The two files that search engines ask for: they name the origin, so the server makes them. */
export function* searchResources(
  documents: readonly BuiltDocument[],
  config: SiteSettings,
): Generator<[string, Resource]> {
  const texts = {
    '/sitemap.xml': () => sitemapXml(documents, config.siteUrl.origin),
    '/robots.txt': () => robotsTxt(config.siteUrl.origin),
  };
  const headers = { ...securityHeaders(config), 'Cache-Control': REVALIDATE };
  for (const [path, text] of Object.entries(texts)) {
    const load = () => ({ body: Buffer.from(text()), headers });
    yield [path, new Resource({ load, mediaType: mediaTypeOf(path) })];
  }
}
