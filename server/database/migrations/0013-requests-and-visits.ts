import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Each request gets a page for the visitor who sent it, on which a visit can be booked. */
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

  await database.schema
    .createTable('visit_rule')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('content', 'text')
    .execute();

  await database.schema
    .createTable('visits')
    .addColumn('id', 'integer', (column) =>
      isPostgres ? column.primaryKey().generatedByDefaultAsIdentity() : column.primaryKey().autoIncrement(),
    )
    .addColumn('contact_message_id', 'integer', (column) =>
      column.notNull().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('uid', 'text', (column) => column.notNull().unique())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('wall_clock', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('start_minute', 'integer', (column) => column.notNull())
    .addColumn('end_minute', 'integer', (column) => column.notNull())
    .addColumn('street', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('access', 'text', (column) => column.notNull())
    .addColumn('person_id', 'integer')
    .addColumn('booked_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('cancelled_at', 'text')
    .addColumn('cancelled_by', 'text')
    .addColumn('reason', 'text')
    .execute();
  await database.schema
    .createIndex('visits_of_lead')
    .on('visits')
    .columns(['contact_message_id', 'id'])
    .execute();
  await database.schema.createIndex('visits_start').on('visits').column('start_minute').execute();
  for (const statement of isPostgres ? NO_OVERLAP_IN_POSTGRES : NO_OVERLAP_IN_SQLITE)
    await sql.raw(statement).execute(database);

  await database.schema.alterTable('outbox').addColumn('details', 'text').execute();
}

/** Visits that are not cancelled must not overlap, whatever the owner's rule was when they were booked. */
const NO_OVERLAP_IN_POSTGRES = [
  `alter table visits add constraint visits_do_not_overlap
   exclude using gist (int4range(start_minute, end_minute) with &&) where (cancelled_at is null)`,
];

const NO_OVERLAP_IN_SQLITE = ['insert', 'update'].map(
  (event) => `create trigger visits_do_not_overlap_on_${event} before ${event} on visits
   when new.cancelled_at is null and exists (
     select 1 from visits where cancelled_at is null and id is not new.id
     and start_minute < new.end_minute and new.start_minute < end_minute
   )
   begin select raise(abort, 'visits_do_not_overlap'); end`,
);
