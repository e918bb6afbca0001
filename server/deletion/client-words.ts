import type { DatabaseSync } from 'node:sqlite';
import type { Transaction } from '../database/database.ts';
import type { Deletion } from '../database/schema.ts';
import { deleteRecord } from '../publications/site-changes.ts';

/** Clears all personal data of a row. The row stays, so that the client's link still opens a page that says so. */
const FORGOTTEN = {
  kept_since: null,
  email: null,
  name: null,
  asked_at: null,
  sent_at: null,
  content: null,
  rating: null,
  author_name: null,
  author_location: null,
  photo_id: null,
  permitted_at: null,
  permission_version: null,
  permission_wording: null,
  testimonial_id: null,
} as const;

type Named = Pick<Deletion, 'record_id' | 'received_at'>;

/**
 * Deletes a client's words with the draft, every revision and the photo. If they were published, this makes a new
 * version and deletes the documents rendered from earlier ones. The caller must hold the lock of the site.
 */
export async function deleteWords(
  transaction: Transaction,
  { record_id, received_at, deleted_at }: Deletion,
): Promise<void> {
  const words = await transaction
    .selectFrom('client_words')
    .select('testimonial_id')
    .where('id', '=', record_id)
    .where('kept_since', '=', received_at)
    .executeTakeFirst();
  if (!words) return;
  await transaction.deleteFrom('outbox').where('client_words_id', '=', record_id).execute();
  await transaction.updateTable('client_words').set(FORGOTTEN).where('id', '=', record_id).execute();
  if (words.testimonial_id === null) return;
  await deleteRecord(transaction, 'testimonial', words.testimonial_id, {
    now: new Date(deleted_at),
    summary: 'Took the words of a client off the site for good',
  });
}

/** Kept with the empty row: the client has taken the words back. */
export async function markWithdrawn(transaction: Transaction, id: number, at: Date): Promise<void> {
  await transaction
    .updateTable('client_words')
    .set({ withdrawn_at: at.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** The same in a database file that no server has open, so that no version of it is shown. */
export function deleteWordsFromFile(database: DatabaseSync, { record_id, received_at }: Named): void {
  const row = 'client_words where id = ? and kept_since = ?';
  const columns = Object.keys(FORGOTTEN).map((column) => `${column} = null`);
  for (const statement of [
    `update site_records set content = null, form_key = null where kind = 'testimonial' and id = (select testimonial_id from ${row})`,
    `delete from site_revisions where kind = 'testimonial' and id = (select testimonial_id from ${row})`,
    `delete from site_pictures where id = (select photo_id from ${row})`,
    `delete from outbox where client_words_id = (select id from ${row})`,
    `update client_words set ${columns.join()} where id = ? and kept_since = ?`,
  ])
    database.prepare(statement).run(record_id, received_at);
}
