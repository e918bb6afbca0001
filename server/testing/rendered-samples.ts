import { onTestFinished } from 'vitest';
import { copyRenderedSamples } from '../../testing/rendered-documents.ts';
import { makeStore } from './engines.ts';

export const TEST_SITE_URL = 'http://localhost:3000';

/** The data folder of a service that has already rendered the samples: starting takes a tenth of the time. */
export async function folderWithSamples(siteUrl = TEST_SITE_URL): Promise<string> {
  const store = await makeStore('SQLite');
  onTestFinished(() => store.remove());
  await copyRenderedSamples(store.dataDir, siteUrl);
  return store.dataDir;
}
