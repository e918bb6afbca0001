import { type Kysely, sql } from 'kysely';

/**
 * For the lists, counts and look-ups of the desk, the figures and the jobs: SQLite answers on the event loop of the
 * visitors, who wait for as long as a query reads. Indexes of some rows only have the very conditions that the queries
 * have, without parameters: otherwise SQLite does not use them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const index of INDEXES) await sql.raw(`create index ${index}`).execute(database);
}

const INDEXES = [
  // Leads that wait by urgency, the others by age. A new lead is in the first of these three only.
  'contact_messages_waiting on contact_messages (reply_by) where is_spam = 0 and answered_at is null',
  'contact_messages_answered on contact_messages (received_at) where is_spam = 0 and answered_at is not null',
  'contact_messages_spam on contact_messages (received_at) where is_spam = 1',
  // For searches, the end of the storage time, and how many came within a time.
  'contact_messages_received on contact_messages (received_at)',
  'job_applications_received on job_applications (received_at)',
  'job_applications_listed on job_applications (is_spam, received_at)',
  'newsletter_subscriptions_created on newsletter_subscriptions (created_at)',
  // What else is kept about a person.
  'contact_messages_email on contact_messages (lower(email))',
  'contact_messages_reply_to on contact_messages (lower(reply_to))',
  'job_applications_email on job_applications (lower(email))',
  // Counts of mail that goes to the owner, and since when the oldest should have gone out.
  `outbox_unsent on outbox (state, kind, (coalesce(first_attempt_at, next_attempt_at)))
    where state = 'waiting' or state = 'failed'`,
  `outbox_sent on outbox (kind) where state = 'sent'`,
  // When the last mail went out.
  'outbox_sent_at on outbox (sent_at) where sent_at is not null',
];
