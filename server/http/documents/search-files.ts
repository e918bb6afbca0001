import type { BuiltDocument } from './built-site.ts';

/** The two files that search engines ask for. The origin is a setting, so they are made at the start. */

export function sitemapXml(documents: readonly BuiltDocument[], origin: string): string {
  const entries = documents
    .filter(({ isIndexable }) => isIndexable)
    .map(
      ({ path, lastChanged }) => `<url><loc>${origin}${path}</loc><lastmod>${lastChanged}</lastmod></url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

export function robotsTxt(origin: string): string {
  return `User-agent: *
Disallow: /api/
Disallow: /answered/

Sitemap: ${origin}/sitemap.xml
`;
}
