import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { readUnsentMail, type UnsentMail } from '../../outbox/outbox-store.ts';
import type { Clock } from '../../time/clock.ts';
import { withTimeout } from '../../time/with-timeout.ts';

/** Load balancers ask every few seconds. */
const TIMEOUT_MS = 2_000;
/** Longer than the timeout, so that no two checks run at once. */
const VALID_FOR_MS = 3_000;
/** About the size of the longest lead without photos. */
const PROBE_CHARACTERS = 16 * 1024;

/**
 * Checks whether a lead could be stored, and reads what mail is unsent. Throws if the database does not respond. Anybody may
 * call it, and each check waits for the disk, so that calls within a few seconds, or while a check runs, share a
 * result.
 */
export function createReadinessCheck(database: Database, clock: Clock): () => Promise<UnsentMail> {
  let last: { readonly at: number; readonly result: Promise<UnsentMail> } | undefined;
  return () => {
    const at = clock().getTime();
    // The absolute value is for a clock that was set back.
    if (!last || Math.abs(at - last.at) >= VALID_FOR_MS)
      last = { at, result: withTimeout(checkDatabase(database, clock), TIMEOUT_MS) };
    return last.result;
  };
}

async function checkDatabase(database: Database, clock: Clock): Promise<UnsentMail> {
  await tryWrite(database);
  return readUnsentMail(database, clock());
}

/**
 * Commits a row, because a full disk may show only at the commit. The row is deleted in the same transaction, so that
 * nobody ever sees it. SQLite uses its pages again for the next check or lead.
 */
async function tryWrite(database: Database): Promise<void> {
  const name = `readiness ${randomUUID()}`;
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('secrets')
      .values({ name, value: 'x'.repeat(PROBE_CHARACTERS) })
      .execute();
    await transaction.deleteFrom('secrets').where('name', '=', name).execute();
  });
}
