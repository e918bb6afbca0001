import { type Config, sendsMail } from '../config.ts';
import type { Database, DatabaseSettings } from '../database/database.ts';
import { emptyJournal, markJournal } from '../database/journal.ts';
import type { Deletion } from '../database/schema.ts';
import { cancelVisitsOf } from '../visits/move-and-cancel.ts';
import { markWithdrawn } from './client-words.ts';
import { appendToDeletionFile } from './deletion-file.ts';
import { addDeletions, deleteListed } from './deletion-list.ts';
import { deletionFromCopies } from './leftover-copies.ts';

export type DeletionSettings = DatabaseSettings & { readonly mail: Pick<Config['mail'], 'smtpUrl'> };

/** Where deleted text can still be found. Neither case is a reason to delete again. */
export type DeletionResult = {
  /** If false, the server empties the journal when whoever reads from it has finished. */
  readonly isJournalEmpty: boolean;
  /** File names in the data folder. */
  readonly unreachedCopies: readonly string[];
};

/** Each part is deleted in a transaction of its own: there may be any number of records. */
export async function deleteForGood(
  database: Database,
  settings: DeletionSettings,
  parts: Iterable<readonly Deletion[]> | AsyncIterable<readonly Deletion[]>,
  now: Date,
  by: 'visitor' | 'owner' = 'owner',
): Promise<DeletionResult> {
  const hasMail = sendsMail(settings);
  const copies = await deletionFromCopies(settings);
  for await (const deletions of parts) {
    await database.transaction().execute(async (transaction) => {
      const leadIds = deletions.filter(({ kind }) => kind === 'lead').map(({ record_id }) => record_id);
      await cancelVisitsOf(transaction, leadIds, { by, now, hasMail });
      await deleteListed(transaction, deletions);
      for (const { kind, record_id } of deletions)
        if (kind === 'words' && by === 'visitor') await markWithdrawn(transaction, record_id, now);
      await addDeletions(transaction, deletions);
      await markJournal(transaction);
    });
    // The database has the list as well: if the file cannot be written, the server adds them later or logs why not.
    await appendToDeletionFile(settings.dataDir, deletions, now).catch(() => {});
    copies.delete(deletions);
  }
  return { isJournalEmpty: await emptyJournal(database), unreachedCopies: copies.unreached() };
}
