import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../contract/site.ts';
import type { Config } from '../config.ts';
import { type SitePages, sitePages } from '../http/documents/site-pages.ts';
import { loadDocuments } from './document-resources.ts';
import {
  type DocumentSet,
  documentFile,
  readLastShown,
  readSet,
  rememberShown,
  removeOtherSets,
} from './document-set.ts';
import {
  BUILD_FILE,
  type PreviewOrder,
  type Rendering,
  renderPreview,
  setKey,
  startRendering,
} from './render-process.ts';

const DIST = join(import.meta.dirname, '../../dist');

type ShowOptions = {
  /** Called in the same tick in which visitors get the new documents. */
  onShown(): void;
  /** Whether to remove what was rendered of earlier versions, but for the last one shown. */
  readonly removesOthers: boolean;
  readonly keepsPrevious: boolean;
};

export type BuiltSite = {
  readonly pages: SitePages;
  /** Sentences about what it was built without. */
  readonly leftOutLines: readonly string[];
  /** Shows the documents of this site, which it renders unless they are there. Until then visitors get the old ones. */
  show(site: Site, options: ShowOptions): Promise<void>;
  /** Shows what was last shown, whatever it was; returns whether there is anything. */
  showLast(): Promise<boolean>;
  /** One document, for the operator alone, without scripts. */
  preview(order: Omit<PreviewOrder, 'dist' | 'settings'>): Promise<string>;
  /** Resolves when nothing is written any more. */
  stop(): Promise<void>;
};

/** The site as `npm start` builds it. A server that is started without a build still takes calls. */
export function openBuiltSite(config: Config, dist = DIST): BuiltSite | undefined {
  if (!existsSync(join(dist, BUILD_FILE))) return undefined;
  const pages = sitePages(dist, config);
  const settings = { siteUrl: config.siteUrl.origin, formEndpoint: config.formEndpoint };
  const folder = join(config.dataDir, 'site');
  let shownKey: string | undefined;
  let compressing: Rendering | undefined;

  async function showSet(key: string, onShown?: () => void): Promise<DocumentSet | undefined> {
    const set = await readSet(folder, key);
    if (!set) return undefined;
    const documents = await loadDocuments(folder, set, config);
    pages.show(documents);
    onShown?.();
    return set;
  }

  return {
    pages,
    leftOutLines: JSON.parse(readFileSync(join(dist, BUILD_FILE), 'utf8')).leftOutLines,
    async show(site, { onShown, removesOthers, keepsPrevious }) {
      const key = setKey(dist, settings, site);
      if (key === shownKey) return onShown();
      // It compresses what is no longer wanted.
      compressing?.stop();
      const known = await showSet(key, onShown);
      if (!known || !isCompressed(folder, known)) {
        const rendering = startRendering({ dist, folder, key, settings, site, compress: true });
        compressing = rendering;
        if (!known) {
          await rendering.rendered;
          if (!(await showSet(key, onShown)))
            throw new Error('The documents that were rendered are not whole.');
        }
        // Once more, in their best compression.
        rendering.ended.then(() => (shownKey === key ? showSet(key) : undefined)).catch(() => {});
      }
      const previous = shownKey;
      shownKey = key;
      await rememberShown(folder, key);
      if (removesOthers)
        await removeOtherSets(folder, [key, ...(keepsPrevious && previous ? [previous] : [])]);
    },
    async showLast() {
      const key = await readLastShown(folder);
      return key !== undefined && (await showSet(key)) !== undefined;
    },
    preview: (order) => renderPreview({ dist, settings, ...order }),
    async stop() {
      compressing?.stop();
      await compressing?.ended;
    },
  };
}

function isCompressed(folder: string, { documents }: DocumentSet): boolean {
  return documents.every(({ file }) => existsSync(`${documentFile(folder, file)}.br`));
}
