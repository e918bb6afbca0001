import type { Database } from '../database/database.ts';
import type { Deletion } from '../database/schema.ts';
import type { ClientWordsRow } from '../database/site-tables.ts';
import { type DeletionResult, type DeletionSettings, deleteForGood } from '../deletion/delete-for-good.ts';

/** Withdraws the words at the client's own wish, without a reason. Only the fact and the time are kept. */
export async function withdrawWords(
  database: Database,
  settings: DeletionSettings,
  words: ClientWordsRow,
  now: Date,
): Promise<DeletionResult> {
  return deleteForGood(database, settings, [wordsDeletions([words], now)], now, 'visitor');
}

/** Deletions of those rows that still hold personal data. */
export function wordsDeletions(words: readonly ClientWordsRow[], now: Date): Deletion[] {
  const deleted_at = now.toISOString();
  return words.flatMap(({ id, kept_since }) =>
    kept_since === null ? [] : [{ kind: 'words', record_id: id, received_at: kept_since, deleted_at }],
  );
}

/**
 * For JSON output: the copy of their data that people may ask for. The photo is on the page to which only they have the
 * link.
 */
export function wordsRecord(row: ClientWordsRow) {
  return {
    email: row.email,
    askedAt: row.asked_at,
    sentAt: row.sent_at,
    rating: row.rating,
    content: row.content,
    authorName: row.author_name,
    authorLocation: row.author_location,
    hasPhoto: row.photo_id !== null,
    permittedAt: row.permitted_at,
    permissionVersion: row.permission_version,
    permissionWording: row.permission_wording,
  };
}
