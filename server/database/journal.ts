import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, isPostgres, type Transaction } from './database.ts';
import { readUpkeep, saveUpkeep } from './upkeep.ts';

/*
 * Deleted text stays readable in SQLite's write-ahead log until the log is truncated, which is impossible while anybody
 * reads from it, such as a backup. A database row records that this is still to be done, so that the server does it
 * after a restart or after a command in the terminal has deleted something. PostgreSQL needs none of this.
 */

const PAUSE_MS = 50;
/** About a second: as long as a person waits for a button without noticing. */
const ATTEMPTS = 20;

/** The transaction is the one that deletes. */
export async function markJournal(transaction: Transaction): Promise<void> {
  // A new value each time: whoever truncates the journal must not clear the mark of a later deletion.
  if (!isPostgres(transaction)) await saveUpkeep(transaction, 'journal-to-empty', randomUUID());
}

/** Whether deleted text may still be in the journal. */
export async function isJournalMarked(database: Database): Promise<boolean> {
  return (await readUpkeep(database, 'journal-to-empty')) !== undefined;
}

/** Retries for a short time. Returns whether the journal contains no deleted text any more. */
export async function emptyJournal(database: Database, { attempts = ATTEMPTS } = {}): Promise<boolean> {
  const mark = await readUpkeep(database, 'journal-to-empty');
  if (mark === undefined) return true;
  for (let attempt = 1; !(await truncateJournal(database)); attempt++) {
    if (attempt >= attempts) return false;
    await sleep(PAUSE_MS);
  }
  await database
    .deleteFrom('upkeep')
    .where('name', '=', 'journal-to-empty')
    .where('value', '=', mark)
    .execute();
  return true;
}

/** The pragma does not throw if it could not truncate the log: it returns a row with `busy`. */
async function truncateJournal(database: Database): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
  return rows[0]?.busy === 0;
}
