import { join } from 'node:path';
import { Kysely, type Transaction as KyselyTransaction, PostgresAdapter, PostgresDialect } from 'kysely';
import { makeFolder } from '../process/folders.ts';
import { migrateToLatest } from './migrate.ts';
import { refuseMoved } from './moved-marker.ts';
import { postgresPool } from './postgres-pool.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

/**
 * A function takes `transaction: Transaction` if what it does is only right together with other statements of the same
 * transaction, and `database: Database` if not: an open transaction is a `Database`, too.
 */
export type Database = Kysely<Schema>;

export type Transaction = KyselyTransaction<Schema>;

export type DatabaseSettings = {
  readonly dataDir: string;
  /** URL of a PostgreSQL database. Without it, SQLite in `dataDir` is used. */
  readonly databaseUrl?: string | undefined;
  readonly lockTimeoutMs?: number;
  /** Timeout of a single query to PostgreSQL. */
  readonly queryTimeoutMs?: number;
  /** Opens the embedded database even after its records were moved to PostgreSQL. */
  readonly mayBeMoved?: boolean;
};

export const DATABASE_FILE_NAME = 'leads.sqlite';
const LOCK_TIMEOUT_MS = 4_000;

/** Opens the database and runs its migrations. Several processes may do this at the same time. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const database = new Kysely<Schema>({
    dialect: settings.databaseUrl
      ? new PostgresDialect({ pool: postgresPool(settings.databaseUrl, settings) })
      : await embeddedDialect(settings),
  });
  try {
    await migrateToLatest(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

export function isPostgres(database: Database): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

export function isTransaction(database: Database): database is Transaction {
  return database.isTransaction;
}

async function embeddedDialect({
  dataDir,
  lockTimeoutMs = LOCK_TIMEOUT_MS,
  mayBeMoved = false,
}: DatabaseSettings) {
  if (!mayBeMoved) await refuseMoved(dataDir);
  await makeFolder(dataDir);
  return sqliteDialect({ file: join(dataDir, DATABASE_FILE_NAME), lockTimeoutMs });
}
