import { type Kysely, sql } from 'kysely';

/**
 * Indexes for look-ups of which strangers decide how much there is to find: the requests of an address for a lost link,
 * past any number that is spam, the newest records of a person, and the additions of a flood. And for what the desk
 * reads on Today: the clients' words that wait.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const name of ['contact_messages_email', 'contact_messages_reply_to', 'job_applications_email'])
    await database.schema.dropIndex(name).execute();
  for (const index of INDEXES) await sql.raw(`create index ${index}`).execute(database);
}

const INDEXES = [
  'contact_messages_genuine on contact_messages (lower(email), is_spam, id)',
  'contact_messages_email on contact_messages (lower(email), id)',
  'contact_messages_reply_to on contact_messages (lower(reply_to), id)',
  'job_applications_email on job_applications (lower(email), id)',
  'client_words_sent on client_words (sent_at, id) where sent_at is not null and permitted_at is not null',
  'lead_additions_received on lead_additions (received_at)',
];
