import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { confirmationRecipients } from './migrations/confirmation-recipients.ts';
import { deletions } from './migrations/deletions.ts';
import { firstTables } from './migrations/first-tables.ts';
import { leadNotes } from './migrations/lead-notes.ts';
import { leadPhotos } from './migrations/lead-photos.ts';
import { listIndexes } from './migrations/list-indexes.ts';
import { mailOfNoLead } from './migrations/mail-of-no-lead.ts';
import { rateLimits } from './migrations/rate-limits.ts';
import type { Schema } from './schema.ts';

/** In the order of their numbers; one that has run anywhere is never changed again. */
const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-rate-limits': rateLimits,
  '0003-confirmation-recipients': confirmationRecipients,
  '0004-lead-notes': leadNotes,
  '0005-lead-photos': leadPhotos,
  '0006-list-indexes': listIndexes,
  '0007-deletions': deletions,
  '0008-mail-of-no-lead': mailOfNoLead,
};

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
  await renameMigrations(database);
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    throw new NewerDatabase(error);
  if (error) throw error;
}

/** Safe when several processes do so at once: the second finds no former name any more. */
async function renameMigrations(database: Kysely<Schema>): Promise<void> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return;
  const executed = database.withTables<{ [MIGRATION_TABLE]: { name: string } }>();
  await executed.transaction().execute(async (transaction) => {
    for (const [former, name] of Object.entries(formerNames))
      await transaction.updateTable(MIGRATION_TABLE).set({ name }).where('name', '=', former).execute();
  });
}
