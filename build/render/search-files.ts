import { apiPaths } from '../../contract/api.ts';

/** The files for search engines: sitemap.xml and robots.txt. */

type ListedDocument = {
  readonly path: string;
  readonly isIndexable: boolean;
  /** ISO date. */
  readonly lastChanged: string;
};

export function sitemapXml(documents: readonly ListedDocument[], root: string): string {
  const entries = documents
    .filter(({ isIndexable }) => isIndexable)
    .map(({ path, lastChanged }) => `<url><loc>${root}${path}</loc><lastmod>${lastChanged}</lastmod></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** The lists are allowed: a crawler that runs the scripts of a page would find an error above its list otherwise. */
export function robotsTxt(root: string): string {
  return `User-agent: *
Allow: ${apiPaths.services}
Allow: ${apiPaths.projects}
Allow: ${apiPaths.testimonials}
Disallow: /api/
Disallow: /answered/
Disallow: /calendar/
Disallow: /request/
Disallow: /unsubscribe
Disallow: /words/

Sitemap: ${root}/sitemap.xml
`;
}
