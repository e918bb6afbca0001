import { type Kysely, PostgresAdapter } from 'kysely';

/** Each request gets a page of its own for the person who sent it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await database.schema.alterTable('contact_messages').addColumn('read_at', 'text').execute();

  await database.schema
    .createTable('request_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('contact_message_id', 'integer', (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('issued_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('request_tokens_of_lead')
    .on('request_tokens')
    .column('contact_message_id')
    .execute();

  await database.schema
    .createTable('lead_additions')
    .addColumn('id', 'integer', (column) =>
      isPostgres ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement(),
    )
    .addColumn('contact_message_id', 'integer', (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('photo_count', 'integer', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('lead_additions_of_lead')
    .on('lead_additions')
    .columns(['contact_message_id', 'id'])
    .execute();
}
