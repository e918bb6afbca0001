import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleSite } from '../../contract/site.ts';
import type { Config } from '../config.ts';
import { type SitePages, sitePages } from '../http/documents/site-pages.ts';
import { loadDocuments } from './document-resources.ts';
import { type DocumentSet, documentFile, readSet } from './document-set.ts';
import { BUILD_FILE, setKey, startRendering } from './render-process.ts';

const DIST = join(import.meta.dirname, '../../dist');

export type BuiltSite = {
  readonly pages: SitePages;
  /** Sentences about what it was built without. */
  readonly leftOutLines: readonly string[];
  /** Shows the documents for these settings: those of the last start, or new ones. */
  showDocuments(): Promise<void>;
};

/** The site as `npm start` builds it. A server that is started without a build still takes calls. */
export function openBuiltSite(config: Config, dist = DIST): BuiltSite | undefined {
  if (!existsSync(join(dist, BUILD_FILE))) return undefined;
  const pages = sitePages(dist, config);
  const settings = { siteUrl: config.siteUrl.origin, formEndpoint: config.formEndpoint };
  const folder = join(config.dataDir, 'site');
  const site = sampleSite();
  const key = setKey(dist, settings, site);

  async function show(): Promise<DocumentSet | undefined> {
    const set = await readSet(folder, key);
    if (set) pages.show(await loadDocuments(folder, set, config));
    return set;
  }

  return {
    pages,
    leftOutLines: JSON.parse(readFileSync(join(dist, BUILD_FILE), 'utf8')).leftOutLines,
    async showDocuments() {
      const known = await show();
      if (known && isCompressed(folder, known)) return;
      const rendering = startRendering({ dist, folder, key, settings, site, compress: true });
      if (!known) {
        await rendering.rendered;
        await show();
      }
      // Once more, in their best compression.
      rendering.ended.then(show).catch(() => {});
    },
  };
}

function isCompressed(folder: string, { documents }: DocumentSet): boolean {
  return documents.every(({ file }) => existsSync(`${documentFile(folder, file)}.br`));
}
