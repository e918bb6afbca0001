import { type Kysely, sql } from 'kysely';

/** Index for digests and summaries: a few dozen rows among hundreds of thousands, queried for every lead of a flood. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index outbox_of_no_lead on outbox (created_at)
    where contact_message_id is null and job_application_id is null
  `.execute(database);
}
