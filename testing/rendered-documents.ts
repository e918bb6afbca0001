import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { apiPaths } from '../contract/api.ts';
import type { Site, sampleSite } from '../contract/site.ts';
import { compressFast } from '../server/http/documents/compressed.ts';
import {
  documentFile,
  readWholeDocumentSet,
  type StoredDocument,
  writeFileAtomically,
} from '../server/rendering/document-set.ts';
import { documentSetKey, startRendering } from '../server/rendering/render-process.ts';

const ROOT = join(import.meta.dirname, '..');
export const RENDERED_SITE_URL = 'https://renovations.example';

type Wanted = { readonly root: string; readonly siteUrl: string; readonly site?: Site | undefined };
type RenderedSet = {
  readonly folder: string;
  readonly key: string;
  readonly documents: readonly StoredDocument[];
};

/** The documents of a built tree by path, as the server renders them; by default with its samples. */
export async function renderDocuments(root: string, site?: Site): Promise<ReadonlyMap<string, string>> {
  const { folder, documents } = await renderSet({ root, siteUrl: RENDERED_SITE_URL, site });
  return new Map(documents.map(({ path, file }) => [path, readFileSync(documentFile(folder, file), 'utf8')]));
}

/**
 * Copies the samples into the data folder of a server so that it starts quickly. They are rendered once for all servers
 * of an origin.
 */
export async function copyRenderedSamples(dataFolder: string, siteUrl: string): Promise<void> {
  samples[siteUrl] ??= renderSamples(siteUrl);
  const { folder, key, documents } = await samples[siteUrl];
  const files = documents.flatMap(({ file }) =>
    ['', '.br', '.gz'].map((ending) => `documents/${file}${ending}`),
  );
  for (const file of [`${key}.json`, ...files]) {
    const target = join(dataFolder, 'site', file);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(folder, file), target);
  }
}

const samples: Record<string, Promise<RenderedSet>> = {};

async function renderSamples(siteUrl: string): Promise<RenderedSet> {
  const set = await renderSet({ root: ROOT, siteUrl });
  await compressDocuments(
    set.folder,
    set.documents.map(({ file }) => file),
  );
  return set;
}

/** Compresses fast: their size is not measured, and the best compression would take ten seconds. */
export async function compressDocuments(folder: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const source = documentFile(folder, file);
    if (existsSync(`${source}.br`)) continue;
    const { br, gzip } = await compressFast(await readFile(source));
    await writeFileAtomically(`${source}.gz`, gzip);
    await writeFileAtomically(`${source}.br`, br);
  }
}

/** Renders beside the build, and keeps the result there. */
async function renderSet({ root, siteUrl, site }: Wanted): Promise<RenderedSet> {
  const dist = join(root, 'dist');
  const folder = join(dist, 'rendered');
  const settings = { siteUrl, formEndpoint: apiPaths.contact };
  const shown = site ?? (await samplesOf(root));
  const key = await documentSetKey(dist, settings, shown);
  if (!(await readWholeDocumentSet(folder, key)))
    await startRendering({ dist, folder, key, settings, site: shown, compress: false }).rendered;
  const set = await readWholeDocumentSet(folder, key);
  if (!set) throw new Error('The documents were not rendered.');
  return { folder, key, documents: set.documents };
}

/** A copy of the tree may have other content. */
async function samplesOf(root: string): Promise<Site> {
  const module: { sampleSite: typeof sampleSite } = await import(
    pathToFileURL(join(root, 'contract/site.ts')).href
  );
  return module.sampleSite();
}
