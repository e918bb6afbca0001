import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { isOutOfService } from './database-errors.ts';
import type { Schema } from './schema.ts';

/** The files of the folder, in the order of their numbers; one that has run anywhere is never changed again. */
const migrations = await new FileMigrationProvider({
  fs: { readdir },
  path: { join },
  migrationFolder: join(import.meta.dirname, 'migrations'),
  // As a URL: Windows has paths that are none.
  import: (file) => import(pathToFileURL(file).href),
}).getMigrations();

/** Kysely's own list of what has run. */
const MIGRATION_TABLE = 'kysely_migration';

/** The first five had dates for names: one that was added on an earlier day would have come before them. */
const formerNames: Readonly<Record<string, string>> = {
  '2026-11-15-first-tables': '0001-first-tables',
  '2026-11-16-rate-limits': '0002-rate-limits',
  '2026-11-17-confirmation-recipients': '0003-confirmation-recipients',
  '2026-11-18-lead-notes': '0004-lead-notes',
  '2026-11-19-lead-photos': '0005-lead-photos',
};

/** Whether this software can read tables that this migration has made. */
export function isKnownMigration(name: string): boolean {
  return name in migrations || name in formerNames;
}

/** A newer version has changed the tables: there are no migrations back. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
  constructor(cause: Error) {
    super('The database was last used by a newer version of this software.', { cause });
  }
}

export async function migrateToLatest(database: Kysely<Schema>): Promise<void> {
  if (await isUpToDate(database)) return;
  await renameMigrations(database);
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    throw new NewerDatabase(error);
  if (error) throw error;
}

type Executed = { [MIGRATION_TABLE]: { name: string } };

/** In one query, as almost every start finds it: Kysely reads the whole catalogue three times before it knows. */
async function isUpToDate(database: Kysely<Schema>): Promise<boolean> {
  const query = database.withTables<Executed>().selectFrom(MIGRATION_TABLE).select('name');
  const executed = await query.execute().catch((error) => {
    if (isOutOfService(error)) throw error;
    // The table is not there yet.
    return [];
  });
  return isDeepStrictEqual(executed.map(({ name }) => name).sort(), Object.keys(migrations).sort());
}

/** Safe when several processes do so at once: the second finds no former name any more. */
async function renameMigrations(database: Kysely<Schema>): Promise<void> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return;
  const executed = database.withTables<Executed>();
  await executed.transaction().execute(async (transaction) => {
    for (const [former, name] of Object.entries(formerNames))
      await transaction.updateTable(MIGRATION_TABLE).set({ name }).where('name', '=', former).execute();
  });
}
