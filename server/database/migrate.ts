import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { confirmationRecipients } from './migrations/confirmation-recipients.ts';
import { firstTables } from './migrations/first-tables.ts';
import { leadNotes } from './migrations/lead-notes.ts';
import { leadPhotos } from './migrations/lead-photos.ts';
import { rateLimits } from './migrations/rate-limits.ts';
import type { Schema } from './schema.ts';

/** In the order of their names; one that has run anywhere is never changed again. */
const migrations: Record<string, Migration> = {
  '2026-11-15-first-tables': firstTables,
  '2026-11-16-rate-limits': rateLimits,
  '2026-11-17-confirmation-recipients': confirmationRecipients,
  '2026-11-18-lead-notes': leadNotes,
  '2026-11-19-lead-photos': leadPhotos,
};

/** The versions of the tables that this software can read. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/** A newer version has changed the tables: there are no migrations back. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
  constructor(cause: Error) {
    super('The database was last used by a newer version of this software.', { cause });
  }
}

export async function migrateToLatest(database: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    throw new NewerDatabase(error);
  if (error) throw error;
}
