import { type Kysely, PostgresAdapter } from 'kysely';

/** Photos of a lead, numbered from 1. The content is the last column, so that lists do not have to read it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await database.schema
    .createTable('lead_photos')
    .addColumn('contact_message_id', 'integer', (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('stored_at', 'text', (column) => column.notNull())
    .addColumn('content', isPostgres ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_photos_key', ['contact_message_id', 'number'])
    .execute();
  // Used by the sum of the bytes stored in a day.
  await database.schema
    .createIndex('lead_photos_stored_at')
    .on('lead_photos')
    .columns(['stored_at', 'size'])
    .execute();
}
