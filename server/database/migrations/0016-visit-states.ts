import type { Kysely } from 'kysely';

/** Index for the coming visits and the number of visits in each state: neither query reads past or cancelled visits. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('visits_state')
    .on('visits')
    .columns(['cancelled_at', 'end_minute', 'sequence'])
    .execute();
}
