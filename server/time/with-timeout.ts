import { setTimeout as sleep } from 'node:timers/promises';

export class TimeoutError extends Error {
  constructor(milliseconds: number) {
    super(`No result within ${milliseconds} ms.`);
    this.name = 'TimeoutError';
  }
}

/** Rejects if the promise takes too long. The work itself continues, and its result is ignored. */
export async function withTimeout<T>(promise: Promise<T>, withinMs: number): Promise<T> {
  const timer = new AbortController();
  const tooLate = sleep(withinMs, undefined, { signal: timer.signal }).then(() => {
    throw new TimeoutError(withinMs);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    timer.abort();
    // The slower of the two may still reject when nobody handles it any more.
    for (const late of [promise, tooLate]) late.catch(() => {});
  }
}
