import type { Kysely } from 'kysely';

/** What was deleted by hand, so that a restored backup does not bring it back, and what clearing up must remember. */
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
