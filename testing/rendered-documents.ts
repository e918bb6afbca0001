import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { apiPaths } from '../contract/api.ts';
import type { Site, sampleSite } from '../contract/site.ts';
import { documentFile, readWholeSet } from '../server/rendering/document-set.ts';
import { setKey, startRendering } from '../server/rendering/render-process.ts';

export const RENDERED_SITE_URL = 'https://renovations.example';

const SHARED = join(import.meta.dirname, '../dist/rendered');

/** Servers of one origin show the same documents: the first of them renders and compresses these for all. */
export function shareRenderedDocuments(dataFolder: string): void {
  mkdirSync(SHARED, { recursive: true });
  mkdirSync(dataFolder, { recursive: true });
  symlinkSync(SHARED, join(dataFolder, 'site'));
}

/** For a server that changes them. */
export async function copyRenderedDocuments(dataFolder: string): Promise<void> {
  mkdirSync(SHARED, { recursive: true });
  await cp(SHARED, join(dataFolder, 'site'), { recursive: true });
}

/** The documents of a tree that was built, by their paths, as the server renders them: by default with its samples. */
export async function renderDocuments(root: string, given?: Site): Promise<ReadonlyMap<string, string>> {
  const dist = join(root, 'dist');
  const folder = join(dist, 'rendered');
  const settings = { siteUrl: RENDERED_SITE_URL, formEndpoint: apiPaths.contact };
  const site = given ?? (await samplesOf(root));
  const key = await setKey(dist, settings, site);
  const isRendered = (await readWholeSet(folder, key)) !== undefined;
  if (!isRendered) await startRendering({ dist, folder, key, settings, site, compress: false }).rendered;
  const set = await readWholeSet(folder, key);
  if (!set) throw new Error('The documents were not rendered.');
  return new Map(
    set.documents.map(({ path, file }) => [path, readFileSync(documentFile(folder, file), 'utf8')]),
  );
}

/** A copy of the tree may have other content. */
async function samplesOf(root: string): Promise<Site> {
  const module: { sampleSite: typeof sampleSite } = await import(
    pathToFileURL(join(root, 'contract/site.ts')).href
  );
  return module.sampleSite();
}
