import { type Kysely, PostgresAdapter } from 'kysely';

/** Tables of what the owner publishes: drafts, the revisions that each version refers to, and photographs. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  const blob = isPostgres ? 'bytea' : 'blob';

  await database.schema
    .createTable('site_records')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('rank', 'integer', (column) => column.notNull())
    .addColumn('form_key', 'text', (column) => column.unique())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('content', 'text')
    .addPrimaryKeyConstraint('site_records_key', ['kind', 'id'])
    .execute();

  await database.schema
    .createTable('site_revisions')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('site_revisions_key', ['kind', 'id', 'revision'])
    .execute();

  await database.schema
    .createTable('site_versions')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('is_purge', 'integer', (column) => column.notNull())
    .addColumn('records', 'text', (column) => column.notNull())
    .execute();

  await database.schema
    .createTable('site_pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('encoded_at', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('leased_until', 'text')
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .execute();

  await database.schema
    .createTable('site_picture_files')
    .addColumn('picture_id', 'text', (column) =>
      column.notNull().references('site_pictures.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('content', blob, (column) => column.notNull())
    .addPrimaryKeyConstraint('site_picture_files_key', ['picture_id', 'name'])
    .execute();
  // Used by the sum of all file sizes, which would read every file otherwise.
  await database.schema
    .createIndex('site_picture_files_size')
    .on('site_picture_files')
    .columns(['size'])
    .execute();
}
