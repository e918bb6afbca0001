import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseTooSlow } from './database-errors.ts';

/** For whoever asks again soon: an answer that comes late is no answer. What was asked goes on, unheard. */
export async function inTime<T>(answer: Promise<T>, withinMs: number): Promise<T> {
  const timer = new AbortController();
  const tooLate = sleep(withinMs, undefined, { signal: timer.signal }).then(() => {
    throw new DatabaseTooSlow();
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    timer.abort();
    // Whichever of the two lost may fail later, when nobody listens any more.
    for (const late of [answer, tooLate]) late.catch(() => {});
  }
}
