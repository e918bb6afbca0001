import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Clients whom the owner has asked for a testimonial, and what they wrote. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;

  await database.schema
    .createTable('client_words')
    .addColumn('id', 'integer', (column) =>
      isPostgres ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement(),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('kept_since', 'text')
    .addColumn('email', 'text')
    .addColumn('name', 'text')
    .addColumn('project_id', 'integer')
    .addColumn('reference', 'text')
    .addColumn('asked_at', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('content', 'text')
    .addColumn('rating', 'integer')
    .addColumn('author_name', 'text')
    .addColumn('author_location', 'text')
    .addColumn('photo_id', 'text')
    .addColumn('permitted_at', 'text')
    .addColumn('permission_version', 'text')
    .addColumn('permission_wording', 'text')
    .addColumn('testimonial_id', 'integer')
    .addColumn('withdrawn_at', 'text')
    .execute();

  for (const index of INDEXES) await sql.raw(`create index ${index}`).execute(database);

  await database.schema
    .alterTable('outbox')
    .addColumn('client_words_id', 'integer', (column) => column.references('client_words.id'))
    .execute();
}

const INDEXES = [
  'client_words_email on client_words (lower(email))',
  'client_words_reference on client_words (reference)',
  'client_words_project on client_words (project_id)',
  'client_words_testimonial on client_words (testimonial_id)',
];
