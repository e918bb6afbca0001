import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../../config.ts';
import { DATABASE_FILE_NAME, openDatabase } from '../../database/database.ts';
import { isLockedError } from '../../database/database-errors.ts';
import { noDatabaseYet } from '../existing-database.ts';
import { Problem } from '../problem.ts';

type DataFolder = Pick<Config, 'dataDir'>;

/** Another inbox may be about to end. */
const WAIT_FOR_OTHERS_MS = 1_000;

export function embeddedFile({ dataDir }: DataFolder): string {
  return join(dataDir, DATABASE_FILE_NAME);
}

export async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}

/** Beside a running server, as any other reader. */
export async function openEmbedded(config: DataFolder): Promise<DatabaseSync> {
  const file = embeddedFile(config);
  if (!(await isFile(file))) throw noDatabaseYet({ ...config, databaseUrl: undefined });
  return new DatabaseSync(file, { timeout: WAIT_FOR_OTHERS_MS });
}

/**
 * With the newest tables, and for nobody else until it is closed; a problem where a server has it open.
 *
 * SQLite itself knows: in WAL mode every open connection holds a shared lock on the file, and leaving that mode takes
 * the exclusive one. The operating system takes a lock back when its process ends, however it ends, so there is no
 * mark of a dead server that somebody would have to clear. The locking mode keeps the lock between transactions: a
 * server that starts meanwhile waits a few seconds and then gives up.
 */
export async function openExclusively(config: DataFolder): Promise<DatabaseSync> {
  await bringUpToDate(config);
  const database = await openEmbedded(config);
  try {
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive; commit');
    // As for the server: what is deleted must not stay readable in the file.
    database.exec('pragma secure_delete = on');
    return database;
  } catch (error) {
    database.close();
    throw isLockedError(error) ? inUse(config) : error;
  }
}

async function bringUpToDate({ dataDir }: DataFolder): Promise<void> {
  if (!(await isFile(embeddedFile({ dataDir })))) return;
  await (await openDatabase({ dataDir })).destroy();
}

function inUse({ dataDir }: DataFolder): Problem {
  return new Problem(`The database in ${dataDir} is in use: a server, or another inbox, has it open.`, {
    advice: ['Stop the server, run this again, and start the server afterwards.'],
  });
}
