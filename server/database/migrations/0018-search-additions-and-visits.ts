import { type Kysely, sql } from 'kysely';
import { foldText, visitSearchText } from '../search-columns.ts';

type Stored = { readonly id: number } & Readonly<Record<string, string>>;

/** Searches look into what visitors have added to a request, and into the places of visits. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await addSearchText(database, 'lead_additions', ({ text = '' }) => foldText(text));
  await addSearchText(database, 'visits', ({ street = '', city = '', access = '' }) =>
    visitSearchText({ street, city, access }),
  );
}

async function addSearchText(
  database: Kysely<unknown>,
  table: string,
  textOf: (row: Stored) => string,
): Promise<void> {
  await database.schema
    .alterTable(table)
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const { rows } = await sql<Stored>`select * from ${sql.table(table)}`.execute(database);
  for (const row of rows)
    await sql`update ${sql.table(table)} set search_text = ${textOf(row)} where id = ${row.id}`.execute(
      database,
    );
}
