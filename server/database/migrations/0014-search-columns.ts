import { type Kysely, sql } from 'kysely';
import { applicationSearchColumns, foldText, leadSearchColumns } from '../search-columns.ts';

type Stored = { id: number } & Record<string, string>;

const ROWS_AT_ONCE = 200;

/** What searches look into, folded: neither engine ignores accents, and SQLite the case of ASCII letters only. */
export async function up(database: Kysely<unknown>): Promise<void> {
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
