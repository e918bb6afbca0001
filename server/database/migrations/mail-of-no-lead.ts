import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Digests and summaries: some dozens among hundreds of thousands of other mails, and asked for with every lead of a flood. */
export const mailOfNoLead: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create index outbox_of_no_lead on outbox (created_at)
      where contact_message_id is null and job_application_id is null
    `.execute(database);
  },
};
