import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { applicationSearchColumns, foldText, leadSearchColumns } from '../search-columns.ts';

type Stored = { id: number } & Record<string, string>;

const ROWS_AT_ONCE = 200;

/**
 * Adds case-folded search columns: neither engine ignores accents, and SQLite ignores the case of ASCII letters only.
 * Applications can be answered or declined and get notes, like requests.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await answersOfApplications(database);
  await notesOfApplications(database);
  for (const table of ['contact_messages', 'job_applications']) {
    await addTextColumn(database, table, 'search_text');
    await addTextColumn(database, table, 'phone_digits');
    await sql
      .raw(`create index ${table}_phone on ${table} (phone_digits) where phone_digits <> ''`)
      .execute(database);
  }
  await addTextColumn(database, 'lead_notes', 'search_text');

  await fillIn(database, 'contact_messages', leadSearchColumns);
  await fillIn(database, 'job_applications', applicationSearchColumns);
  await fillIn(database, 'lead_notes', ({ text = '' }) => ({ search_text: foldText(text) }));
}

async function answersOfApplications(database: Kysely<unknown>): Promise<void> {
  for (const name of ['answered_at', 'answer'])
    await database.schema.alterTable('job_applications').addColumn(name, 'text').execute();
  const ofGenuine = (name: string, condition: string) =>
    sql
      .raw(`create index ${name} on job_applications (received_at) where is_spam = 0 and ${condition}`)
      .execute(database);
  await ofGenuine('job_applications_waiting', 'answered_at is null');
  await ofGenuine('job_applications_answered', 'answered_at is not null');
}

/**
 * A note belongs to a request or to an application. SQLite cannot drop "not null" from a column, so the table is
 * rebuilt.
 */
async function notesOfApplications(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  if (database.getExecutor().adapter instanceof PostgresAdapter) {
    await schema
      .alterTable('lead_notes')
      .alterColumn('contact_message_id', (column) => column.dropNotNull())
      .execute();
    await schema
      .alterTable('lead_notes')
      .addColumn('job_application_id', 'integer', (column) =>
        column.references('job_applications.id').onDelete('cascade'),
      )
      .execute();
  } else {
    await schema
      .createTable('notes')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('contact_message_id', 'integer', (column) =>
        column.references('contact_messages.id').onDelete('cascade'),
      )
      .addColumn('written_at', 'text')
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('job_application_id', 'integer', (column) =>
        column.references('job_applications.id').onDelete('cascade'),
      )
      .execute();
    await sql`
      insert into notes (id, contact_message_id, written_at, text)
      select id, contact_message_id, written_at, text from lead_notes
    `.execute(database);
    await schema.dropTable('lead_notes').execute();
    await schema.alterTable('notes').renameTo('lead_notes').execute();
    await schema
      .createIndex('lead_notes_of_lead')
      .on('lead_notes')
      .columns(['contact_message_id', 'id'])
      .execute();
  }
  await schema
    .createIndex('lead_notes_of_application')
    .on('lead_notes')
    .columns(['job_application_id', 'id'])
    .execute();
}

function addTextColumn(database: Kysely<unknown>, table: string, name: string): Promise<void> {
  return database.schema
    .alterTable(table)
    .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

async function fillIn(
  database: Kysely<unknown>,
  table: string,
  columnsOf: (row: Stored) => Record<string, string>,
): Promise<void> {
  const resumeName =
    table === 'job_applications'
      ? sql`, (select original_name from resumes where job_application_id = job_applications.id) as original_name`
      : sql``;
  for (let last = 0; ; ) {
    const { rows } = await sql<Stored>`
      select ${sql.table(table)}.*${resumeName} from ${sql.table(table)}
      where id > ${last} order by id limit ${sql.lit(ROWS_AT_ONCE)}
    `.execute(database);
    for (const row of rows) {
      const changes = Object.entries(columnsOf(row)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      await sql`update ${sql.table(table)} set ${sql.join(changes)} where id = ${row.id}`.execute(database);
      last = row.id;
    }
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
