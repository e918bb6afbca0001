import { type Kysely, sql } from 'kysely';

/** Whom a confirmation goes to, so that those of a day can be counted. The owner's own mail has no such key. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('outbox').addColumn('recipient_key', 'text').execute();
  await database.schema
    .createIndex('outbox_confirmations')
    .on('outbox')
    .column('created_at')
    .where(sql.ref('recipient_key'), 'is not', null)
    .execute();
}
