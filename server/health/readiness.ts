import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { countUnsent, oldestWaitingSeconds } from '../jobs/outbox-store.ts';

/** A balancer asks every few seconds: an answer that comes late is no answer. */
const ANSWER_WITHIN_MS = 2_000;

type UnsentMail = {
  readonly waiting: number;
  readonly failed: number;
  readonly oldestWaitingSeconds: number;
};

/** Whether a lead could be stored now, and the mail that has not gone out. Throws where the database does not do. */
export async function checkDatabase(database: Database, clock: Clock): Promise<UnsentMail> {
  const deadline = new AbortController();
  const tooLate = sleep(ANSWER_WITHIN_MS, undefined, { signal: deadline.signal }).then(() => {
    throw new Error('The database did not answer in time.');
  });
  const answer = askDatabase(database, clock);
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    deadline.abort();
    // Whichever of the two lost may fail later, when nobody listens any more.
    for (const late of [answer, tooLate]) late.catch(() => {});
  }
}

async function askDatabase(database: Database, clock: Clock): Promise<UnsentMail> {
  // A write that changes nothing: a standby, a read-only disk and a lock that is never given back refuse it, while
  // all of them would still answer a question.
  await database.updateTable('outbox').set({ state: 'waiting' }).where(sql<boolean>`1 = 0`).execute();
  const now = clock();
  return {
    ...(await countUnsent(database, now)),
    oldestWaitingSeconds: await oldestWaitingSeconds(database, now),
  };
}
