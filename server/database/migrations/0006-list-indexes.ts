import { type Kysely, sql } from 'kysely';

/**
 * Indexes for the lists, counts and look-ups of the desk, the metrics and the background jobs: SQLite queries block the
 * event loop, so visitors wait while they read. The conditions of partial indexes are exactly those of the queries,
 * without parameters, since SQLite does not use the index otherwise.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const index of INDEXES) await sql.raw(`create index ${index}`).execute(database);
}

const INDEXES = [
  // Waiting leads are sorted by urgency, the others by age. A new lead is in only the first of these three.
  'contact_messages_waiting on contact_messages (reply_by) where is_spam = 0 and answered_at is null',
  'contact_messages_answered on contact_messages (received_at) where is_spam = 0 and answered_at is not null',
  'contact_messages_spam on contact_messages (received_at) where is_spam = 1',
  // Used by searches, retention, and counts of leads in a period.
  'contact_messages_received on contact_messages (received_at)',
  'job_applications_received on job_applications (received_at)',
  'job_applications_listed on job_applications (is_spam, received_at)',
  'newsletter_subscriptions_created on newsletter_subscriptions (created_at)',
  // Used to find everything that is stored about one person.
  'contact_messages_email on contact_messages (lower(email))',
  'contact_messages_reply_to on contact_messages (lower(reply_to))',
  'job_applications_email on job_applications (lower(email))',
  // Used to count unsent mail to the owner, and to find when the oldest of it was due.
  `outbox_unsent on outbox (state, kind, (coalesce(first_attempt_at, next_attempt_at)))
    where state = 'waiting' or state = 'failed'`,
  `outbox_sent on outbox (kind) where state = 'sent'`,
  // Used to find when the last mail was sent.
  'outbox_sent_at on outbox (sent_at) where sent_at is not null',
];
