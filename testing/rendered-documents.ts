import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPaths } from '../contract/api.ts';
import { type Site, sampleSite } from '../contract/site.ts';
import { documentFile, readSet } from '../server/rendering/document-set.ts';
import { setKey, startRendering } from '../server/rendering/render-process.ts';

export const RENDERED_SITE_URL = 'https://renovations.example';

/** The documents of a tree that was built, by their paths, as the server renders them at its start. */
export async function renderDocuments(
  root: string,
  site: Site = sampleSite(),
): Promise<ReadonlyMap<string, string>> {
  const dist = join(root, 'dist');
  const folder = join(dist, 'rendered');
  const settings = { siteUrl: RENDERED_SITE_URL, formEndpoint: apiPaths.contact };
  const key = setKey(dist, settings, site);
  await startRendering({ dist, folder, key, settings, site, compress: false }).rendered;
  const set = await readSet(folder, key);
  if (!set) throw new Error('The documents were not rendered.');
  return new Map(
    set.documents.map(({ path, file }) => [path, readFileSync(documentFile(folder, file), 'utf8')]),
  );
}
