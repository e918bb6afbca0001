import { type Kysely, sql } from 'kysely';

/** Digests and summaries: some dozens among hundreds of thousands of other mails, and asked for with every lead of a flood. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index outbox_of_no_lead on outbox (created_at)
    where contact_message_id is null and job_application_id is null
  `.execute(database);
}
