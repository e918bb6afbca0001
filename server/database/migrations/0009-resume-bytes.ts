import type { Kysely } from 'kysely';

/** For the sum of a day, as photos have one: a scan of the table would read a page of each resume. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('resumes_stored_at')
    .on('resumes')
    .columns(['stored_at', 'size'])
    .execute();
}
