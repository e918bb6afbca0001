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
  const databaseUrl = engine === 'PostgreSQL' ? await makeDatabase() : undefined;
  return {
    dataDir: join(folder, 'data'),
    databaseUrl,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function makeDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
