import { setTimeout as wait } from 'node:timers/promises';
import { notFoundPath } from '../../contract/documents.ts';
import { compressMax } from '../../server/http/documents/compressed.ts';
import { type SiteProcess, startSite } from '../machine/site-process.ts';
import { ask } from './ask.ts';

const WITHIN_MS = 3_600_000;
const ASK_AGAIN_MS = 250;

/**
 * Starts a site and waits until it has compressed all documents, so that no background work disturbs the measurement.
 */
export async function startSettledSite(options: Parameters<typeof startSite>[0] = {}): Promise<SiteProcess> {
  const site = await startSite(options);
  try {
    // The error documents are compressed last.
    await waitUntilCompressed(site.url + notFoundPath('case-study'));
    return site;
  } catch (error) {
    await site[Symbol.asyncDispose]();
    throw error;
  }
}

async function waitUntilCompressed(url: string): Promise<void> {
  const size = await settledSize(url);
  const deadline = Date.now() + WITHIN_MS;
  while ((await ask(url)).bytes.length > size) {
    if (Date.now() > deadline) throw new Error('The site did not finish compressing its documents.');
    await wait(ASK_AGAIN_MS);
  }
}

/** The size of a document after its best compression, which the server does in the background. */
export async function settledSize(url: string): Promise<number> {
  const { bytes } = await ask(url, { headers: { 'accept-encoding': 'identity' } });
  return (await compressMax(bytes)).br.length;
}
