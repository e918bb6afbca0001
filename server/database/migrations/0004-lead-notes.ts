import type { Kysely } from 'kysely';

/** The owner's private note about a lead. It is a column, so that it is backed up, moved and deleted with the lead. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('contact_messages').addColumn('note', 'text').execute();
}
