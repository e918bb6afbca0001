import type { Kysely } from 'kysely';

/** Records deleted by hand, so that a restored backup does not bring them back, and the state of the upkeep jobs. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('deletions')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('deletions_key', ['kind', 'record_id', 'received_at'])
    .execute();
  await database.schema
    .createTable('upkeep')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
