import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseSettings } from '../database/database.ts';

/** What is stored must behave the same on both. */
export const engines = ['SQLite', 'PostgreSQL'] as const;

export type Engine = (typeof engines)[number];

export type Store = Required<Pick<DatabaseSettings, 'dataDir'>> & {
  readonly databaseUrl: string | undefined;
  remove(): Promise<void>;
};

/** A fresh data folder, and for PostgreSQL a fresh database. */
export async function makeStore(engine: Engine): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'leads-'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  if (engine === 'PostgreSQL') await inPostgres(`create database ${name}`);
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
