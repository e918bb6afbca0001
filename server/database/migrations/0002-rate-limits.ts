import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Rate-limit counts are shared by several instances on PostgreSQL only; a single instance counts in memory. */
export async function up(database: Kysely<unknown>): Promise<void> {
  if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return;
  await database.schema
    .createTable('rate_limits')
    // Unlogged: counts of one minute are not worth a write to the write-ahead log, and may be lost in a crash.
    .modifyFront(sql`unlogged`)
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('rate_limits_ends_at').on('rate_limits').column('ends_at').execute();
}
