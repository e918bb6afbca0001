import type { Database, Transaction } from '../../database/database.ts';
import { HOUR_MS } from '../../time/durations.ts';
import { lockSite } from '../site-records.ts';

/** A form may be open for a while before pictures that were uploaded ahead of it are saved with it. */
const UNUSED_AFTER_MS = 24 * HOUR_MS;

/** Deletes those of the pictures that no draft and no revision refers to any more. */
export async function removeUnusedPictures(transaction: Transaction, ids: readonly string[]): Promise<void> {
  for (const id of new Set(ids)) {
    const isNamed = (table: 'site_records' | 'site_revisions') =>
      transaction.selectFrom(table).select('id').where('content', 'like', `%"${id}"%`).limit(1).execute();
    const uses = [...(await isNamed('site_records')), ...(await isNamed('site_revisions'))];
    if (uses.length === 0) await transaction.deleteFrom('site_pictures').where('id', '=', id).execute();
  }
}

/** Deletes pictures that were uploaded for a form that was never saved. */
export async function removeUnsavedPictures(database: Database, now: Date): Promise<void> {
  const rows = await database
    .selectFrom('site_pictures')
    .select('id')
    .where('is_public', '=', 0)
    .where('received_at', '<', new Date(now.getTime() - UNUSED_AFTER_MS).toISOString())
    .execute();
  for (const { id } of rows)
    await database.transaction().execute(async (transaction) => {
      await lockSite(transaction);
      await removeUnusedPictures(transaction, [id]);
    });
}
