import { statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { errorCode } from '../process/error-code.ts';
import { OperatorError } from '../process/operator-error.ts';
import { DATABASE_FILE_NAME, type DatabaseSettings, openDatabase } from './database.ts';
import { isLockedError, isOutOfService } from './database-errors.ts';
import { NewerDatabase } from './migrate.ts';
import { refuseMoved } from './moved-marker.ts';

const CONNECT_WITHIN_MS = 3_000;

export async function openExistingDatabase(settings: DatabaseSettings) {
  // Opening would create a missing database: a command that only reads must not leave an empty one behind.
  if (!(await databaseExists(settings))) throw noDatabaseError(settings);
  return openDatabase(settings);
}

export async function databaseExists({ databaseUrl, dataDir }: DatabaseSettings): Promise<boolean> {
  if (databaseUrl) return hasTables(databaseUrl);
  await refuseMoved(dataDir);
  return isFile(embeddedFile({ dataDir }));
}

export function embeddedFile({ dataDir }: DatabaseSettings): string {
  return join(dataDir, DATABASE_FILE_NAME);
}

/** Throws if the path cannot be read, for example in a folder that belongs to another user. */
export async function isFile(path: string): Promise<boolean> {
  // `stat` of node:fs/promises does not have `throwIfNoEntry` yet.
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

async function hasTables(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  await client.connect();
  try {
    const { rows } = await client.query(`select to_regclass('contact_messages') is not null as has_tables`);
    return rows[0].has_tables;
  } finally {
    await client.end();
  }
}

export function noDatabaseError({ databaseUrl, dataDir }: DatabaseSettings): OperatorError {
  return databaseUrl
    ? new OperatorError(
        'The PostgreSQL database of DATABASE_URL is still empty.',
        'The server makes its tables at its first start: npm start',
      )
    : new OperatorError(
        `There is no database in ${dataDir} yet.`,
        'The server makes it at its first start: npm start',
        'If it runs already, give this command the same DATA_DIR or DATABASE_URL as the server.',
      );
}

/**
 * Explains why an existing database cannot be used. Returns undefined for any other error. `given` is where the operator
 * has named a PostgreSQL database: in the settings, or as the argument of a command.
 */
export function unusableDatabaseError(
  error: unknown,
  settings: DatabaseSettings,
  given: 'DATABASE_URL' | 'move-to' = 'DATABASE_URL',
): OperatorError | undefined {
  if (isLockedError(error))
    return new OperatorError('The database is busy: another program holds it.', 'Try again in a moment.');
  if (error instanceof NewerDatabase)
    return new OperatorError(error.message, 'Use that version again, or go back as docs/operating.md says.');
  if (errorCode(error) !== 'EACCES' && !isOutOfService(error) && !(error instanceof pg.DatabaseError))
    return undefined;
  // A refused connection is an AggregateError, which has no message of its own.
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const reasons = errors.map((each) => (each instanceof Error ? each.message : String(each))).join('; ');
  const [database, advice] = settings.databaseUrl
    ? [
        `PostgreSQL database of ${given}`,
        given === 'DATABASE_URL'
          ? 'Check that it runs, and that DATABASE_URL is the one that the server has.'
          : `Check that it runs, and the address that you gave to ${given}.`,
      ]
    : [
        `database in ${settings.dataDir}`,
        'Check that the disk has room, and run this as the account that runs the server.',
      ];
  return new OperatorError(`The ${database} cannot be used: ${reasons}`, advice);
}
