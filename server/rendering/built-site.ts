import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../contract/site.ts';
import type { Config } from '../config.ts';
import { type SitePages, sitePages } from '../http/documents/site-pages.ts';
import { createDocumentLoader, type LoadedSet } from './document-resources.ts';
import {
  readDocumentSet,
  readLastShown,
  readWholeDocumentSet,
  rememberShown,
  removeOtherDocumentSets,
} from './document-set.ts';
import {
  BUILD_FILE,
  documentSetKey,
  type PreviewOrder,
  type Rendering,
  renderPreview,
  startRendering,
} from './render-process.ts';

const DIST = join(import.meta.dirname, '../../dist');

type ShowOptions = {
  /** The number of the version, stored for the next start. */
  readonly version: number;
  /** Called in the same tick in which the new documents are served. */
  onShown(): void;
  /** Whether to remove the documents of earlier versions. `keepsPrevious` spares those that were shown before. */
  readonly removesOthers: boolean;
  readonly keepsPrevious: boolean;
};

export type BuiltSite = {
  readonly pages: SitePages;
  /** Sentences about content that was left out of the build. */
  readonly leftOutLines: readonly string[];
  /** Serves the documents of this site, rendering them if necessary. Until then visitors get the old ones. */
  show(site: Site, options: ShowOptions): Promise<void>;
  /** Whether this build has rendered the documents of this site with these settings. */
  isRendered(site: Site): Promise<boolean>;
  /** The number of the version that was last shown, even by another process. */
  lastVersion(): Promise<number | undefined>;
  /** Serves the set that was last shown; returns whether there is one. */
  showLast(): Promise<boolean>;
  /** Renders one document without scripts, for the operator only. */
  preview(order: Omit<PreviewOrder, 'dist' | 'settings'>): Promise<string>;
  /** Resolves when nothing is written any more. */
  stop(): Promise<void>;
};

export class MissingBuild extends Error {}

/** The site as built by `npm start`. Throws if there is no build. */
export function openBuiltSite(config: Config, dist = DIST): BuiltSite {
  const buildFile = join(dist, BUILD_FILE);
  if (!existsSync(buildFile)) throw new MissingBuild();
  const build = readFileSync(buildFile, 'utf8');
  const pages = sitePages(dist, config);
  const settings = { siteUrl: config.siteUrl.origin, formEndpoint: config.formEndpoint };
  const folder = join(config.dataDir, 'site');
  const loadSet = createDocumentLoader(folder, config);
  let shownKey: string | undefined;
  let compressing: Rendering | undefined;

  /** Undefined if the set does not exist or is incomplete. */
  async function load(key: string): Promise<LoadedSet | undefined> {
    const set = await readDocumentSet(folder, key);
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

  /** Shows the set, rendered first if it is not there. It is compressed in the background. */
  async function switchTo(key: string, site: Site, onShown: () => void): Promise<void> {
    await stopCompressing();
    const known = await load(key);
    if (known) showLoaded(key, known, onShown);
    if (known?.isCompressed) return;
    // At the start, the server listens only after the set is there, so it is not rendered in the background.
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
    // Loads them again with their best compression.
    rendering.ended
      .then(async () => {
        const compressed = compressing === rendering && (await load(key));
        if (compressed && shownKey === key) showLoaded(key, compressed);
      })
      .catch(() => {});
  }

  /** Its documents would name scripts that this process does not serve. */
  async function refuseNewerBuild(): Promise<void> {
    if ((await readFile(buildFile, 'utf8')) !== build)
      throw new Error('The site was built anew: restart the service, which then shows the newest version.');
  }

  return {
    pages,
    leftOutLines: JSON.parse(build).leftOutLines,
    async show(site, { version, onShown, removesOthers, keepsPrevious }) {
      await refuseNewerBuild();
      const key = await documentSetKey(dist, settings, site);
      const previous = shownKey;
      const isSame = key === previous;
      if (isSame) onShown();
      else await switchTo(key, site, onShown);
      await rememberShown(folder, { key, version });
      // If no document has changed, the sets stay. But after a deletion, earlier sets may contain what was deleted.
      if (removesOthers && !(isSame && keepsPrevious))
        await removeOtherDocumentSets(folder, [key, ...(keepsPrevious && previous ? [previous] : [])]);
    },
    async isRendered(site) {
      return Boolean(await readWholeDocumentSet(folder, await documentSetKey(dist, settings, site)));
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
