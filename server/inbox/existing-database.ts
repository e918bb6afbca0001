import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { DATABASE_FILE_NAME, type Database, openDatabase } from '../database/database.ts';
import { isLockedError, isOutOfService } from '../database/database-errors.ts';
import { Problem } from './problem.ts';

const CONNECT_WITHIN_MS = 3_000;

/** Undefined where the server has not made one yet: looking must not leave an empty one behind. */
export async function openExistingDatabase(config: Config): Promise<Database | undefined> {
  return (await isThere(config)) ? openDatabase(config) : undefined;
}

async function isThere({ databaseUrl, dataDir }: Config): Promise<boolean> {
  if (databaseUrl) return hasTables(databaseUrl);
  try {
    return (await stat(join(dataDir, DATABASE_FILE_NAME))).isFile();
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return false;
    throw error;
  }
}

async function hasTables(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  await client.connect();
  try {
    const { rows } = await client.query(`select to_regclass('contact_messages') is not null as is_there`);
    return rows[0].is_there;
  } finally {
    await client.end();
  }
}

export function noDatabaseYet({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Problem {
  return databaseUrl
    ? new Problem('The PostgreSQL database of DATABASE_URL is still empty.', {
        advice: ['The server makes its tables at its first start: npm start'],
      })
    : new Problem(`There is no database in ${dataDir} yet.`, {
        advice: [
          'The server makes it at its first start: npm start',
          'If it runs already, give this command the same DATA_DIR or DATABASE_URL as the server.',
        ],
      });
}

/** The sentence for a database that is there and cannot be used; undefined for any other error. */
export function databaseProblem(error: unknown, { databaseUrl, dataDir }: Config): Problem | undefined {
  if (isLockedError(error))
    return new Problem('The database is busy: another program holds it.', {
      advice: ['Try again in a moment.'],
    });
  const where = databaseUrl ? 'The PostgreSQL database of DATABASE_URL' : `The database in ${dataDir}`;
  const isDenied = error instanceof Error && 'code' in error && error.code === 'EACCES';
  if (!isDenied && !isOutOfService(error) && !(error instanceof pg.DatabaseError)) return undefined;
  return new Problem(`${where} cannot be used: ${reasonOf(error)}`, {
    advice: databaseUrl
      ? ['Check that it runs, and that DATABASE_URL is the one that the server has.']
      : ['Check that the disk has room, and run this as the account that runs the server.'],
  });
}

/** A refused connection is several errors in one, which itself says nothing. */
function reasonOf(error: unknown): string {
  const reasons = error instanceof AggregateError ? error.errors : [error];
  return reasons.map((reason) => (reason instanceof Error ? reason.message : String(reason))).join('; ');
}
