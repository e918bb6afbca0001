import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the owner notes about a request, for nobody else's eyes. A column: it is kept, moved and deleted with the lead. */
export const leadNotes: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('contact_messages').addColumn('note', 'text').execute();
  },
};
