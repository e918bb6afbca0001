import { type Kysely, sql } from 'kysely';

/**
 * Indexes for what visitors cause to be read: the requests of an address for a lost link, past any number that is spam,
 * and the additions of a flood. And for what the desk reads on Today: the clients' words that wait.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.dropIndex('contact_messages_email').execute();
  for (const index of INDEXES) await sql.raw(`create index ${index}`).execute(database);
}

const INDEXES = [
  'contact_messages_email on contact_messages (lower(email), is_spam, id)',
  'client_words_sent on client_words (sent_at, id) where sent_at is not null and permitted_at is not null',
  'lead_additions_received on lead_additions (received_at)',
];
