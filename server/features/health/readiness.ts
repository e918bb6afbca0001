import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { countUnsent, oldestWaitingSeconds } from '../../outbox/outbox-store.ts';
import type { Clock } from '../../time/clock.ts';
import { withTimeout } from '../../time/with-timeout.ts';

/** A load balancer asks every few seconds. */
const TIMEOUT_MS = 2_000;
/** Longer than a check can take: there is never more than one. */
const VALID_FOR_MS = 3_000;
/** About the longest lead without photos. */
const TRIAL_CHARACTERS = 16 * 1024;

type UnsentMail = {
  readonly waiting: number;
  readonly failed: number;
  readonly oldestWaitingSeconds: number;
};

/**
 * Whether a lead could be stored, and the mail that has not gone out. Throws when the database cannot. Anybody may ask,
 * and each check waits for the disk: who asks within some seconds, or while a check runs, gets the same result.
 */
export function createReadinessCheck(database: Database, clock: Clock): () => Promise<UnsentMail> {
  let last: { readonly at: number; readonly result: Promise<UnsentMail> } | undefined;
  return () => {
    const at = clock().getTime();
    // The clock may have been set back.
    if (!last || Math.abs(at - last.at) >= VALID_FOR_MS)
      last = { at, result: withTimeout(askDatabase(database, clock), TIMEOUT_MS) };
    return last.result;
  };
}

async function askDatabase(database: Database, clock: Clock): Promise<UnsentMail> {
  await tryWrite(database);
  const now = clock();
  return {
    ...(await countUnsent(database, now)),
    oldestWaitingSeconds: await oldestWaitingSeconds(database, now),
  };
}

/**
 * Committed, since a full disk may show only then; deleted in the same transaction, so that nobody ever sees the row.
 * Its pages are free for the next check, or for a lead.
 */
async function tryWrite(database: Database): Promise<void> {
  const name = `readiness ${randomUUID()}`;
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('secrets')
      .values({ name, value: 'x'.repeat(TRIAL_CHARACTERS) })
      .execute();
    await transaction.deleteFrom('secrets').where('name', '=', name).execute();
  });
}
