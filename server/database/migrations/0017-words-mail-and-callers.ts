import { type Kysely, sql } from 'kysely';
import { leadSearchColumns } from '../search-columns.ts';

type Stored = { id: number } & Record<string, string>;

/** An index for the mail about a client's words; and callers, who were stored without what searches look into. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index outbox_words on outbox (client_words_id) where client_words_id is not null
  `.execute(database);

  const { rows } = await sql<Stored>`
    select * from contact_messages where search_text = ''
  `.execute(database);
  for (const row of rows) {
    const { search_text, phone_digits } = leadSearchColumns(row);
    await sql`
      update contact_messages set search_text = ${search_text}, phone_digits = ${phone_digits}
      where id = ${row.id}
    `.execute(database);
  }
}
