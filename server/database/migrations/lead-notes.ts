import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The owner's private note about a request. A column, so that it is backed up, moved and deleted with the lead. */
export const leadNotes: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('contact_messages').addColumn('note', 'text').execute();
  },
};
