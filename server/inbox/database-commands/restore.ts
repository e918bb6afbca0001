import { link } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../../config.ts';
import { isLockedError, isOutOfService } from '../../database/database-errors.ts';
import { COPY_KEPT_DAYS, KEPT_BY_RESTORE_PREFIX } from '../../deletion/leftover-copies.ts';
import { countedNoun } from '../../records/wording/amounts.ts';
import { type Command, CommandError, shellQuoted } from '../command.ts';
import { embeddedFile, isFile } from '../existing-database.ts';
import { expandPath } from '../private-file.ts';
import { copyDatabase, datedName } from './database-copy.ts';
import { openExclusively } from './embedded-database.ts';
import { makeRestorableCopy } from './restorable-copy.ts';
import { readNewer, replayInto } from './restored-deletions.ts';
import { countRows, findDamage, type RowCounts, rowCountLines } from './row-counts.ts';
import { readTables } from './tables.ts';

export const restore: Command = {
  name: 'restore',
  arguments: ['<FILE>'],
  summary: 'puts a backup in the place of the database',
  details:
    'Stop the server first: while one has the database open, nothing is changed. The backup is checked before, and the database as it was stays beside the new one, under a name with the date. What was deleted after the backup was made stays deleted.',
  async run({ args: [typed = ''], config, clock, print }) {
    if (config.databaseUrl)
      throw new CommandError(
        'Nothing was restored: the records are in PostgreSQL, which has its own backup.',
        'Stop the server, then: pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" FILE',
        'For a backup of the embedded database: unset DATABASE_URL, restore, then move it with move-to.',
      );
    const backupFile = expandPath(typed);
    await using copy = await makeRestorableCopy(backupFile, config);
    const kept = join(config.dataDir, datedName(KEPT_BY_RESTORE_PREFIX, clock()));
    const hasDatabase = await isFile(embeddedFile(config));
    const { leftOut, isComplete, counts, unsent } = hasDatabase
      ? await replaceDatabase(config, copy.file, kept)
      : await placeDatabase(config, copy.file);
    print([`Restored ${backupFile}. The database holds:`, ...rowCountLines(counts)]);
    if (leftOut > 0)
      print(
        `${countedNoun(leftOut, 'record')} of the backup ${leftOut === 1 ? 'was' : 'were'} left out: deleted after it was made.`,
      );
    if (!isComplete)
      print(
        'People who were deleted after the backup was made may be in it again: no list on this machine reaches back so far. Delete them once more.',
      );
    if (hasDatabase)
      print([
        `As it was before: ${kept}`,
        `The server removes that copy after ${COPY_KEPT_DAYS} days. Without need of it, remove it now: rm ${shellQuoted(kept)}`,
      ]);
    if (unsent > 0)
      print(
        `${countedNoun(unsent, 'mail')} had not gone out when the backup was made, planned reminders included. The server will send what is due, even if that has happened since.`,
      );
  },
};

function readCopy(file: string): { counts: RowCounts; unsent: number } {
  using database = new DatabaseSync(file);
  const unsent = database.prepare(`select count(*) as count from outbox where state = 'waiting'`).get();
  return { counts: countRows(database), unsent: Number(unsent?.count) };
}

async function replaceDatabase(config: Config, file: string, kept: string) {
  using database = await openExclusively(config).catch((error: unknown) => {
    throw isOutOfService(error) && !isLockedError(error) ? damaged(config, String(error)) : error;
  });
  const damage = findDamage(database);
  if (damage) throw damaged(config, damage);
  const replay = await replayInto(file, config.dataDir, readNewer(database));
  const contents = readCopy(file);
  await copyDatabase(database, kept);
  replaceRecords(database, file, contents.counts);
  return { ...replay, ...contents };
}

/** Where there is none yet. */
async function placeDatabase(config: Config, file: string) {
  const replay = await replayInto(file, config.dataDir);
  await link(file, embeddedFile(config));
  return { ...replay, ...readCopy(file) };
}

/** A damaged database cannot be kept as a copy, and its lock does not prove that no server has it open. */
function damaged(config: Config, reason: string): CommandError {
  return new CommandError(
    `Nothing was restored: the present database in ${config.dataDir} is damaged (${reason}).`,
    `Stop the server, move ${embeddedFile(config)} and the files beside it that begin with the same name to another folder, and run this again.`,
  );
}

/**
 * Replaces every record by those of another file with the same tables. One transaction in the same file, instead of
 * another file in its place: a process that dies in the middle leaves the old records, and a server that starts at
 * this very moment cannot have opened a file that is no longer the database.
 */
function replaceRecords(database: DatabaseSync, file: string, expected: RowCounts): void {
  const names = [...readTables(database).map(({ name }) => name), 'sqlite_sequence'];
  database.exec('pragma foreign_keys = off');
  database.prepare('attach ? as restored').run(file);
  database.exec('begin exclusive');
  for (const name of names)
    database.exec(`delete from main."${name}"; insert into main."${name}" select * from restored."${name}"`);
  const damage = findDamage(database, expected);
  if (damage) throw new CommandError(`Nothing was restored: ${damage}.`);
  database.exec('commit; detach restored');
}
