import { type Kysely, sql } from 'kysely';

/**
 * Adds the recipient of a confirmation, so that confirmations per day can be counted. It is null for the owner's mail.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('outbox').addColumn('recipient_key', 'text').execute();
  await database.schema
    .createIndex('outbox_confirmations')
    .on('outbox')
    .column('created_at')
    .where(sql.ref('recipient_key'), 'is not', null)
    .execute();
}
