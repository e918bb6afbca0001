import {
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  PostgresAdapter,
  sql,
} from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  const types = columnTypes(database);
  const { schema } = database;

  await lead(schema.createTable('contact_messages'), types)
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('project_type', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text', (column) => column.notNull())
    .addColumn('reply_by', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'text')
    .execute();

  await lead(schema.createTable('job_applications'), types)
    .addColumn('position', 'text', (column) => column.notNull())
    .addColumn('experience', 'text', (column) => column.notNull())
    .addColumn('resume_filename', 'text')
    .execute();

  await schema
    .createTable('resumes')
    .addColumn('job_application_id', 'integer', (column) =>
      column.primaryKey().references('job_applications.id').onDelete('cascade'),
    )
    .addColumn('file_name', 'text', (column) => column.notNull().unique())
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('content', types.binary, (column) => column.notNull())
    .addColumn('stored_at', 'text', (column) => column.notNull())
    .execute();

  await schema
    .createTable('newsletter_subscriptions')
    .addColumn('id', types.id, types.autoIncrement)
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('consent_version', 'text', (column) => column.notNull())
    .addColumn('consent_wording', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('newsletter_subscriptions_email')
    .unique()
    .on('newsletter_subscriptions')
    .expression(sql`lower(email)`)
    .execute();

  await schema
    .createTable('outbox')
    .addColumn('id', types.id, types.autoIncrement)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('message_key', 'text', (column) => column.notNull().unique())
    .addColumn('contact_message_id', 'integer', (column) =>
      column.references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('job_application_id', 'integer', (column) =>
      column.references('job_applications.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('first_attempt_at', 'text')
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('locked_until', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_attempt_at']).execute();
  await schema.createIndex('outbox_contact_message').on('outbox').column('contact_message_id').execute();
  await schema.createIndex('outbox_job_application').on('outbox').column('job_application_id').execute();

  await schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

/** The columns that both kinds of lead share. */
function lead<T extends string>(table: CreateTableBuilder<T>, types: ColumnTypes) {
  return table
    .addColumn('id', types.id, types.autoIncrement)
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('submission_id', 'text', (column) => column.notNull().unique())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('is_spam', 'integer', (column) => column.notNull())
    .addColumn('spam_reason', 'text')
    .addColumn('received_at', 'text', (column) => column.notNull());
}

type ColumnTypes = ReturnType<typeof columnTypes>;

/** Column types that differ between SQLite and PostgreSQL. */
function columnTypes(database: Kysely<unknown>) {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  return {
    id: 'integer',
    autoIncrement: (column: ColumnDefinitionBuilder) =>
      isPostgres ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement(),
    binary: isPostgres ? 'bytea' : 'blob',
  } as const;
}
