import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { apiPaths } from '../../contract/api.ts';
import { sampleSite } from '../../contract/site.ts';
import { compressFast } from '../http/documents/compressed.ts';
import { documentFile, readWholeSet, writeWhole } from '../rendering/document-set.ts';
import { setKey, startRendering } from '../rendering/render-process.ts';
import { makeStore } from './engines.ts';

const DIST = resolve('dist');
/** Beside the build that they are made with. */
const RENDERED = join(DIST, 'rendered-samples');
const SITE_URL = 'http://localhost:3000';

/** The data folder of a service that has rendered the samples before: a start takes a tenth of the time. */
export async function folderWithSamples(siteUrl = SITE_URL): Promise<string> {
  const store = await makeStore('SQLite');
  onTestFinished(() => store.remove());
  await copyRenderedSamples(store.dataDir, { siteUrl });
  return store.dataDir;
}

/** Into a data folder, with or without what the service compresses in the background. */
export async function copyRenderedSamples(
  dataDir: string,
  { siteUrl = SITE_URL, isCompressed = true } = {},
): Promise<void> {
  samples[siteUrl] ??= renderSamples(siteUrl);
  const files = await samples[siteUrl];
  for (const file of isCompressed ? files : files.filter((name) => !/\.(br|gz)$/.test(name))) {
    const target = join(dataDir, 'site', file);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(RENDERED, file), target);
  }
}

const samples: Record<string, Promise<readonly string[]>> = {};

/** The files of the set. Compressed fast, since no test weighs them: the service would take ten seconds for it. */
async function renderSamples(siteUrl: string): Promise<readonly string[]> {
  const site = sampleSite();
  const settings = { siteUrl, formEndpoint: apiPaths.contact };
  const key = await setKey(DIST, settings, site);
  const order = { dist: DIST, folder: RENDERED, key, settings, site, compress: false };
  if (!(await readWholeSet(RENDERED, key))) await startRendering(order).rendered;
  const { documents = [] } = (await readWholeSet(RENDERED, key)) ?? {};
  for (const { file } of documents) {
    const source = documentFile(RENDERED, file);
    if (existsSync(`${source}.br`)) continue;
    const { br, gzip } = compressFast(await readFile(source));
    await writeWhole(`${source}.gz`, gzip);
    await writeWhole(`${source}.br`, br);
  }
  return [
    `${key}.json`,
    ...documents.flatMap(({ file }) => ['', '.gz', '.br'].map((ending) => `documents/${file}${ending}`)),
  ];
}
