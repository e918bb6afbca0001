import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Every lead of a flood looks for the last digest, among hundreds of thousands of other mails. */
export const floodDigests: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createIndex('outbox_flood_digests')
      .on('outbox')
      .column('created_at')
      .where(sql.ref('kind'), '=', 'flood-digest')
      .execute();
  },
};
