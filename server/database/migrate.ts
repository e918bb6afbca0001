import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { isOutOfService } from './database-errors.ts';
import type { Schema } from './schema.ts';

/** The migration files, ordered by their numbers. A migration that has run anywhere must not be changed. */
const migrations = await new FileMigrationProvider({
  fs: { readdir },
  path: { join },
  migrationFolder: join(import.meta.dirname, 'migrations'),
  // `import` takes a URL: a Windows path such as C:\x is not one.
  import: (file) => import(pathToFileURL(file).href),
}).getMigrations();

/** Kysely's table of the migrations that have run. */
const MIGRATION_TABLE = 'kysely_migration';

/** The first five migrations were named by date, so one added with an earlier date would have sorted before them. */
const formerNames: Readonly<Record<string, string>> = {
  '2026-11-15-first-tables': '0001-first-tables',
  '2026-11-16-rate-limits': '0002-rate-limits',
  '2026-11-17-confirmation-recipients': '0003-confirmation-recipients',
  '2026-11-18-lead-notes': '0004-lead-notes',
  '2026-11-19-lead-photos': '0005-lead-photos',
};

/** Whether this version of the software knows the migration, and so can read the tables that it made. */
export function isKnownMigration(name: string): boolean {
  return name in migrations || name in formerNames;
}

/** A newer version of the software has migrated the database. There are no down migrations. */
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

/**
 * A single query for the usual case that nothing has to run: Kysely's migrator reads the whole catalogue three times.
 */
async function isUpToDate(database: Kysely<Schema>): Promise<boolean> {
  const query = database.withTables<Executed>().selectFrom(MIGRATION_TABLE).select('name');
  const executed = await query.execute().catch((error) => {
    if (isOutOfService(error)) throw error;
    // The migration table does not exist yet.
    return [];
  });
  return isDeepStrictEqual(executed.map(({ name }) => name).sort(), Object.keys(migrations).sort());
}

/** Several processes may do this at the same time: the second one finds nothing left to rename. */
async function renameMigrations(database: Kysely<Schema>): Promise<void> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return;
  const executed = database.withTables<Executed>();
  await executed.transaction().execute(async (transaction) => {
    for (const [former, name] of Object.entries(formerNames))
      await transaction.updateTable(MIGRATION_TABLE).set({ name }).where('name', '=', former).execute();
  });
}
