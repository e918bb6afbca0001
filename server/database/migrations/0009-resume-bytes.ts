import type { Kysely } from 'kysely';

/** Index for the sum of the resume bytes stored in a day: a table scan would read a page for each resume. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('resumes_stored_at')
    .on('resumes')
    .columns(['stored_at', 'size'])
    .execute();
}
