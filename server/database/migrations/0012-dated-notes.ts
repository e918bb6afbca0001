import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Splits the owner's notes about a lead into entries with a time. The time of an existing note is not known. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await database.schema
    .createTable('lead_notes')
    .addColumn('id', 'integer', (column) =>
      isPostgres ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement(),
    )
    .addColumn('contact_message_id', 'integer', (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('written_at', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('lead_notes_of_lead')
    .on('lead_notes')
    .columns(['contact_message_id', 'id'])
    .execute();
  await sql`
    insert into lead_notes (contact_message_id, text)
    select id, note from contact_messages where note is not null order by id
  `.execute(database);
  await database.schema.alterTable('contact_messages').dropColumn('note').execute();
}
