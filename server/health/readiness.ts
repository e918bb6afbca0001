import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { countUnsent, oldestWaitingSeconds } from '../outbox/outbox-store.ts';
import { withTimeout } from '../with-timeout.ts';

/** A load balancer asks every few seconds. */
const TIMEOUT_MS = 2_000;

type UnsentMail = {
  readonly waiting: number;
  readonly failed: number;
  readonly oldestWaitingSeconds: number;
};

/** Whether a lead could be stored now, and the mail that has not gone out. Throws when the database cannot. */
export function checkDatabase(database: Database, clock: Clock): Promise<UnsentMail> {
  return withTimeout(askDatabase(database, clock), TIMEOUT_MS);
}

async function askDatabase(database: Database, clock: Clock): Promise<UnsentMail> {
  // A write that changes nothing: a standby, a read-only disk and a lock that is never given back refuse it, while
  // all of them would still take a query.
  await database.updateTable('outbox').set({ state: 'waiting' }).where(sql<boolean>`1 = 0`).execute();
  const now = clock();
  return {
    ...(await countUnsent(database, now)),
    oldestWaitingSeconds: await oldestWaitingSeconds(database, now),
  };
}
