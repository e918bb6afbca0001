import { link } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../config.ts';
import { isLockedError, isOutOfService } from '../database/database-errors.ts';
import { embeddedFile, isFile } from '../database/existing-database.ts';
import { refuseMoved } from '../database/moved-marker.ts';
import { KEPT_BY_RESTORE_PREFIX } from '../deletion/leftover-copies.ts';
import { OperatorError } from '../process/operator-error.ts';
import { copyDatabase, datedName } from './database-copy.ts';
import { openExclusively } from './embedded-database.ts';
import { makeRestorableCopy } from './restorable-copy.ts';
import { type Replay, readNewer, replayInto } from './restored-deletions.ts';
import { countRows, findDamage, type RowCounts } from './row-counts.ts';
import { readTables } from './tables.ts';

type Restored = Replay & {
  readonly counts: RowCounts;
  /** Number of mails that were not sent when the backup was made. */
  readonly unsent: number;
  /** File name of the previous database; undefined if there was none. */
  readonly kept: string | undefined;
};

/** Replaces the SQLite database by a backup, or changes nothing. */
export async function restoreBackup(config: Config, backupFile: string, now: Date): Promise<Restored> {
  await refuseMoved(config.dataDir);
  await using copy = await makeRestorableCopy(backupFile, config);
  if (!(await isFile(embeddedFile(config))))
    return { ...(await placeDatabase(config, copy.file)), kept: undefined };
  const kept = join(config.dataDir, datedName(KEPT_BY_RESTORE_PREFIX, now));
  return { ...(await replaceDatabase(config, copy.file, kept)), kept };
}

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

/** Used if there is no database yet. */
async function placeDatabase(config: Config, file: string) {
  await refuseJournalOfAnother(embeddedFile(config));
  const replay = await replayInto(file, config.dataDir);
  const contents = readCopy(file);
  await link(file, embeddedFile(config));
  checkPlaced(embeddedFile(config), contents.counts);
  return { ...replay, ...contents };
}

/**
 * SQLite takes a journal for that of the file beside it: the pages of a database that is gone would be written over
 * those of the backup. The latest leads may be in such a journal alone, so it is not for this program to remove.
 */
async function refuseJournalOfAnother(database: string): Promise<void> {
  for (const ending of ['-wal', '-journal']) {
    const journal = database + ending;
    if (!(await isFile(journal))) continue;
    throw new OperatorError(
      `Nothing was restored: ${journal} is there, but not the database that it belongs to.`,
      'Stop the server. If that database was only moved, put it back and run this again: it is then kept, with what is in its journal.',
      `If it is gone, move the files in ${dirname(database)} that begin with ${basename(database)} to another folder, and run this again.`,
    );
  }
}

function checkPlaced(file: string, expected: RowCounts): void {
  using database = new DatabaseSync(file);
  const damage = findDamage(database, expected);
  if (damage)
    throw new OperatorError(
      `The backup was put in place, but cannot be read there: ${damage}.`,
      `Do not start the server. Check the disk, move ${file} to another folder, and run this again.`,
    );
}

/** A damaged database cannot be kept as a copy, and its lock does not prove that no server has it open. */
function damaged(config: Config, reason: string): OperatorError {
  return new OperatorError(
    `Nothing was restored: the present database in ${config.dataDir} is damaged (${reason}).`,
    `Stop the server, move ${embeddedFile(config)} and the files beside it that begin with the same name to another folder, and run this again.`,
  );
}

/**
 * Replaces all records by those of another file with the same tables. This is one transaction in the existing file
 * instead of a rename: a process that is killed half-way leaves the old records, and a server that starts at this
 * moment cannot have opened a file that is no longer the database.
 */
function replaceRecords(database: DatabaseSync, file: string, expected: RowCounts): void {
  const names = [...readTables(database).map(({ name }) => name), 'sqlite_sequence'];
  database.exec('pragma foreign_keys = off');
  database.prepare('attach ? as restored').run(file);
  database.exec('begin exclusive');
  for (const name of names)
    database.exec(`delete from main."${name}"; insert into main."${name}" select * from restored."${name}"`);
  const damage = findDamage(database, expected);
  if (damage) throw new OperatorError(`Nothing was restored: ${damage}.`);
  database.exec('commit; detach restored');
}
