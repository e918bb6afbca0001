import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { quickFolder } from '../../testing/quick-folder.ts';
import type { DatabaseSettings } from '../database/database.ts';

/** Storage must behave the same on both. */
export const engines = ['SQLite', 'PostgreSQL'] as const;

export type Engine = (typeof engines)[number];

export type Store = Required<Pick<DatabaseSettings, 'dataDir'>> & {
  readonly databaseUrl: string | undefined;
  remove(): Promise<void>;
};

/**
 * A fresh data folder, and for PostgreSQL a fresh database without tables: for tests of migrations and first starts.
 */
export function makeStore(engine: Engine): Promise<Store> {
  return makeStoreFrom(engine, 'template1');
}

/** A store with the tables in place: running the migrations takes longer than most tests. */
export async function makeMigratedStore(engine: Engine): Promise<Store> {
  const store = await makeStoreFrom(engine, inject('migratedDatabase'));
  if (engine === 'SQLite') await cp(inject('migratedFolder'), store.dataDir, { recursive: true });
  return store;
}

async function makeStoreFrom(engine: Engine, template: string): Promise<Store> {
  const folder = await mkdtemp(join(await quickFolder(), 'leads-'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  if (engine === 'PostgreSQL')
    await inPostgres(`create database ${name} template ${template} strategy file_copy`);
  return {
    dataDir: join(folder, 'data'),
    databaseUrl: engine === 'PostgreSQL' ? new URL(name, inject('postgresUrl')).href : undefined,
    async remove() {
      // Processes that a test has killed may still be connected.
      if (engine === 'PostgreSQL') await inPostgres(`drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function inPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
