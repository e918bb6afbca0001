import { globSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { DATABASE_FILE_NAME } from '../../database/database.ts';
import { type Engine, makeStore, type Store } from '../engines.ts';

/** Each is named after its last migration. */
export const releases = globSync('*/sqlite.sql', { cwd: import.meta.dirname }).map(dirname);

const files: Record<Engine, string> = { SQLite: 'sqlite.sql', PostgreSQL: 'postgres.sql' };

/** A store as that release left it, changed by further statements. */
export async function makeReleasedStore(release: string, engine: Engine, changes = ''): Promise<Store> {
  const left = await readFile(join(import.meta.dirname, release, files[engine]), 'utf8');
  const sql = `${left}\n${changes}`;
  const store = await makeStore(engine);
  if (engine === 'SQLite') {
    await mkdir(store.dataDir);
    using database = new DatabaseSync(join(store.dataDir, DATABASE_FILE_NAME));
    database.exec(sql);
  } else {
    const client = new pg.Client({ connectionString: store.databaseUrl });
    await client.connect();
    await client.query(sql);
    await client.end();
  }
  return store;
}
