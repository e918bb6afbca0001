import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderModule } from '../../client/render-module.ts';
import { notFoundPaths } from '../../contract/documents.ts';
import {
  type DocumentSet,
  type StoredDocument,
  storeDocument,
  storeDocumentSet,
} from '../../server/rendering/document-set.ts';
import type { RenderOrder } from '../../server/rendering/render-process.ts';
import { readBuildFacts } from '../build-facts.ts';
import { lastChangeOf } from '../last-changes.ts';
import { criticalCss } from './critical-css.ts';
import { documentFaults } from './document-faults.ts';
import { plannedDocuments } from './documents.ts';
import { type DocumentContext, renderDocument } from './render-document.ts';
import { robotsTxt, sitemapXml } from './search-files.ts';

/** Renders every document of the site, and the files for search engines, into a set. */
export async function renderSet(
  client: RenderModule,
  { dist, folder, key, settings, site }: RenderOrder,
): Promise<DocumentSet> {
  const { base, fontFaceRules, stylesheetFile, lastChanges, leftOut, ...files } = readBuildFacts(dist);
  const root = settings.siteUrl + base.replace(/\/$/, '');
  const criticalCssOf = criticalCss(readFileSync(join(dist, 'client', stylesheetFile), 'utf8'));
  const cssOf = (body: string) => fontFaceRules + criticalCssOf(body);
  const context: DocumentContext = { client, settings, site, leftOut, root, files, cssOf };

  const documents: (StoredDocument & { lastChanged: string })[] = [];
  const faults: string[] = [];
  const allPlanned = plannedDocuments(site, leftOut);
  const paths = new Set(allPlanned.map(({ path }) => path));
  const errorPaths = new Set(notFoundPaths());
  for (const planned of allPlanned) {
    const { html, head } = await renderDocument(planned, context);
    faults.push(...documentFaults(planned.path, html, { paths, base }));
    const stored = await storeDocument(folder, {
      path: planned.path,
      text: html,
      isError: errorPaths.has(planned.path),
      isIndexable: head.isIndexable !== false,
    });
    documents.push({ ...stored, lastChanged: lastChangeOf(planned.route, lastChanges, site) });
  }
  if (faults.length > 0) throw new Error(`The documents cannot be shown:\n${faults.join('\n')}`);
  const searchFiles = await Promise.all(
    Object.entries({ '/sitemap.xml': sitemapXml(documents, root), '/robots.txt': robotsTxt(root) }).map(
      ([path, text]) => storeDocument(folder, { path, text, isError: false, isIndexable: true }),
    ),
  );
  const set = { documents: [...documents, ...searchFiles] };
  await storeDocumentSet(folder, key, set);
  return set;
}
