import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const WARM_UP_MS = 300;
/** Measures a little before and after the work as well, so that every delay is seen. */
const AROUND_MS = 30;

export async function longestWaitMs(url: string, work: () => Promise<void>): Promise<number> {
  return Math.max(...(await waitsMs(url, work)));
}

/**
 * How long a visitor waited for small responses while `work` was done; throws if one failed. The visitor runs in a
 * worker thread: a large file that the owner saves would delay its clock.
 */
export async function waitsMs(url: string, work: () => Promise<void>): Promise<readonly number[]> {
  const visitor = new Worker(new URL('./visitor-thread.ts', import.meta.url), { workerData: { url } });
  try {
    await wait(WARM_UP_MS);
    visitor.postMessage('begin');
    await wait(AROUND_MS);
    await work();
    await wait(AROUND_MS);
    visitor.postMessage('end');
    const [waits] = await once(visitor, 'message');
    return waits;
  } finally {
    await visitor.terminate();
  }
}
