import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../contract/site.ts';
import type { Config } from '../config.ts';
import { type SitePages, sitePages } from '../http/documents/site-pages.ts';
import { createDocumentLoader, type LoadedSet } from './document-resources.ts';
import { readLastShown, readSet, readWholeSet, rememberShown, removeOtherSets } from './document-set.ts';
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
  /** What the site was made of, for the next start. */
  readonly version: number;
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
  /** Whether its documents are there, of this build and these settings. */
  isRendered(site: Site): Promise<boolean>;
  /** The version that was shown last, also by another process. */
  lastVersion(): Promise<number | undefined>;
  /** Shows what was shown last, whatever it was; returns whether there is anything. */
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
  const loadSet = createDocumentLoader(folder, config);
  let shownKey: string | undefined;
  let compressing: Rendering | undefined;

  /** None if it is not there, or not whole. */
  async function load(key: string): Promise<LoadedSet | undefined> {
    const set = await readSet(folder, key);
    return set && loadSet(set).catch(() => undefined);
  }

  function showLoaded(key: string, { documents }: LoadedSet, onShown?: () => void): void {
    pages.show(documents);
    shownKey = key;
    onShown?.();
  }

  async function stopCompressing(): Promise<void> {
    const stopped = compressing;
    compressing = undefined;
    stopped?.stop();
    await stopped?.ended;
  }

  return {
    pages,
    leftOutLines: JSON.parse(readFileSync(join(dist, BUILD_FILE), 'utf8')).leftOutLines,
    async show(site, { version, onShown, removesOthers, keepsPrevious }) {
      const key = await setKey(dist, settings, site);
      if (key === shownKey) return onShown();
      const previous = shownKey;
      await stopCompressing();
      const known = await load(key);
      if (known) showLoaded(key, known, onShown);
      if (!known?.isCompressed) {
        // At the start the server listens only when it is there.
        const isInBackground = shownKey !== undefined;
        const order = { dist, folder, key, settings, site, compress: true };
        const rendering = startRendering(order, { isInBackground });
        compressing = rendering;
        if (!known) {
          await rendering.rendered;
          const rendered = await load(key);
          if (!rendered) throw new Error('The documents that were rendered are not whole.');
          showLoaded(key, rendered, onShown);
        }
        // Once more, in their best compression.
        rendering.ended
          .then(async () => {
            const compressed = compressing === rendering && (await load(key));
            if (compressed && shownKey === key) showLoaded(key, compressed);
          })
          .catch(() => {});
      }
      await rememberShown(folder, { key, version });
      if (removesOthers)
        await removeOtherSets(folder, [key, ...(keepsPrevious && previous ? [previous] : [])]);
    },
    async isRendered(site) {
      return Boolean(await readWholeSet(folder, await setKey(dist, settings, site)));
    },
    lastVersion: async () => (await readLastShown(folder))?.version,
    async showLast() {
      const { key } = (await readLastShown(folder)) ?? {};
      const last = key && (await load(key));
      if (last) showLoaded(key, last);
      return Boolean(last);
    },
    preview: (order) => renderPreview({ dist, settings, ...order }),
    stop: stopCompressing,
  };
}
