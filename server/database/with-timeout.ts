import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseTooSlow } from './database-errors.ts';

/** Rejects when the promise takes too long. The work itself goes on, and its result is ignored. */
export async function withTimeout<T>(promise: Promise<T>, withinMs: number): Promise<T> {
  const timer = new AbortController();
  const tooLate = sleep(withinMs, undefined, { signal: timer.signal }).then(() => {
    throw new DatabaseTooSlow();
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    timer.abort();
    // The slower of the two may still reject, when nobody handles it any more.
    for (const late of [promise, tooLate]) late.catch(() => {});
  }
}
