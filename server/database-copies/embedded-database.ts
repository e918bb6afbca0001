import { DatabaseSync } from 'node:sqlite';
import { type DatabaseSettings, openDatabase } from '../database/database.ts';
import { isLockedError } from '../database/database-errors.ts';
import { embeddedFile, isFile, noDatabaseError } from '../database/existing-database.ts';
import { refuseMoved } from '../database/moved-marker.ts';
import { OperatorError } from '../process/operator-error.ts';

type DataFolder = Pick<DatabaseSettings, 'dataDir' | 'mayBeMoved'>;

/** Another inbox command may be about to end. */
const WAIT_FOR_OTHERS_MS = 1_000;

/** Opens the database for reading while the server may be running. */
export async function openEmbedded({ dataDir, mayBeMoved = false }: DataFolder): Promise<DatabaseSync> {
  if (!mayBeMoved) await refuseMoved(dataDir);
  const file = embeddedFile({ dataDir });
  if (!(await isFile(file))) throw noDatabaseError({ dataDir });
  return new DatabaseSync(file, { timeout: WAIT_FOR_OTHERS_MS });
}

/**
 * Migrates the database and locks it for everybody else until it is closed; throws if a server has it open. SQLite
 * itself detects that: in WAL mode every open connection holds a shared lock on the file, and leaving that mode takes
 * the exclusive one. The operating system releases the locks of a process when it ends, so a server that was killed
 * leaves none behind. The exclusive locking mode keeps the lock between transactions: a server that starts meanwhile
 * waits a few seconds and then gives up.
 */
export async function openExclusively({ dataDir, mayBeMoved = false }: DataFolder): Promise<DatabaseSync> {
  if (await isFile(embeddedFile({ dataDir }))) await (await openDatabase({ dataDir, mayBeMoved })).destroy();
  const database = await openEmbedded({ dataDir, mayBeMoved });
  try {
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive; commit');
    // The server sets this, too: deleted text must not stay readable in the file.
    database.exec('pragma secure_delete = on');
    return database;
  } catch (error) {
    database.close();
    if (!isLockedError(error)) throw error;
    throw new OperatorError(
      `The database in ${dataDir} is in use: a server, or another inbox, has it open.`,
      'Stop the server, run this again, and start the server afterwards.',
    );
  }
}
