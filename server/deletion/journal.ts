import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, isPostgres, type Queries } from '../database/database.ts';
import { readUpkeep, saveUpkeep } from './upkeep.ts';

/*
 * What was deleted stays readable in SQLite's write-ahead log until that is emptied, which SQLite cannot do while
 * somebody reads from it, such as a backup. A row of the database remembers that it is still to be done: for the
 * server after a restart, and when it was the terminal beside it that deleted. PostgreSQL needs none of this.
 */

const PAUSE_MS = 50;
/** About a second: as long as somebody who presses a button waits without a thought. */
const ATTEMPTS = 20;

/** In the transaction that deletes. */
export async function markJournal(transaction: Queries): Promise<void> {
  // Another value each time: whoever empties the journal must not take back the mark of a later deletion.
  if (!isPostgres(transaction)) await saveUpkeep(transaction, 'journal-to-empty', randomUUID());
}

/** Whether text that was deleted is still in the journal. */
export async function isJournalMarked(database: Database): Promise<boolean> {
  return (await readUpkeep(database, 'journal-to-empty')) !== undefined;
}

/** Tries for a short time, and returns whether nothing that was deleted is left in the journal. */
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

/** It does not fail where it could not: it returns a row that says so. */
async function truncateJournal(database: Database): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
  return rows[0]?.busy === 0;
}
