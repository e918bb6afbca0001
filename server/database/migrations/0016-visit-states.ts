import type { Kysely } from 'kysely';

/** For the coming visits and for how many there are of each state: neither reads what is over or cancelled. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('visits_state')
    .on('visits')
    .columns(['cancelled_at', 'end_minute', 'sequence'])
    .execute();
}
