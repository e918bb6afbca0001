import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const WARM_UP_MS = 300;
/** Before and after the work, so that all that it delays is seen. */
const AROUND_MS = 30;

/**
 * The longest time that a visitor waited for a small answer while `work` was done. In a thread of its own: a large file
 * that the owner saves would delay the visitor's clock.
 */
export async function longestWaitMs(url: string, work: () => Promise<void>): Promise<number> {
  const visitor = new Worker(new URL('./visitor-thread.ts', import.meta.url), { workerData: { url } });
  try {
    await wait(WARM_UP_MS);
    visitor.postMessage('begin');
    await wait(AROUND_MS);
    await work();
    await wait(AROUND_MS);
    visitor.postMessage('end');
    const [longest] = await once(visitor, 'message');
    return longest;
  } finally {
    await visitor.terminate();
  }
}
