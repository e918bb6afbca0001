import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../server/database/database.ts';
import { startPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** The name of a migrated database on the server that has no rows. */
    migratedDatabase: string;
    /** A data folder with such a SQLite database. */
    migratedFolder: string;
  }
}

const MIGRATED_DATABASE = 'migrated';

/**
 * One server for the whole run. Every test creates a database of its own on it, usually as a copy of a migrated one.
 */
export default async function setup(project: TestProject) {
  const server = await startPostgresServer();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${MIGRATED_DATABASE}`);
  await client.end();
  const migratedFolder = await mkdtemp(join(tmpdir(), 'migrated-'));
  const databaseUrl = new URL(MIGRATED_DATABASE, server.url).href;
  for (const database of [{ databaseUrl }, {}])
    await (await openDatabase({ dataDir: migratedFolder, ...database })).destroy();
  project.provide('postgresUrl', server.url);
  project.provide('migratedDatabase', MIGRATED_DATABASE);
  project.provide('migratedFolder', migratedFolder);
  return async () => {
    await server.stop();
    await rm(migratedFolder, { recursive: true, force: true });
  };
}
