import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Only where several instances count together; a single one counts in its memory. */
export async function up(database: Kysely<unknown>): Promise<void> {
  if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return;
  await database.schema
    .createTable('rate_limits')
    // Not in the write-ahead log: counts of a minute are not worth a disk write each, nor missed after a crash.
    .modifyFront(sql`unlogged`)
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('rate_limits_ends_at').on('rate_limits').column('ends_at').execute();
}
