import type { FastifyBaseLogger } from 'fastify';
import { retentionDays } from '../../content/retention.ts';
import type { Database, DatabaseSettings } from '../database/database.ts';
import { emptyJournal, markJournal } from '../database/journal.ts';
import type { Deletion } from '../database/schema.ts';
import { addMilliseconds } from '../time/clock.ts';
import { DAY_MS } from '../time/durations.ts';
import {
  appendToDeletionFile,
  type DeletionFile,
  readDeletionFile,
  replaceDeletionFile,
} from './deletion-file.ts';
import {
  addDeletions,
  deleteListed,
  deletionKey,
  findUndone,
  kindsWithoutEnd,
  readDeletions,
} from './deletion-list.ts';
import { readLastRun } from './last-run.ts';
import { deleteFromCopies } from './leftover-copies.ts';

type Dependencies = {
  readonly database: Database;
  readonly settings: DatabaseSettings;
  readonly now: Date;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

/**
 * Merges the two lists of deletions, and deletes again any listed record that has come back, for example with a
 * restored backup or a copied database file.
 */
export async function replayDeletions({ database, settings, now, log }: Dependencies): Promise<void> {
  const file = await readDeletionFile(settings.dataDir).catch((error: unknown) => {
    log.error({ err: error }, 'the file with the list of deletions cannot be read');
    return undefined;
  });
  const since = await neededSince(database);
  const isNeeded = ({ kind, received_at }: Deletion) =>
    kindsWithoutEnd.includes(kind) || received_at >= since;
  const known = new Set((await readDeletions(database)).map(deletionKey));
  const isNew = (deletion: Deletion) => isNeeded(deletion) && !known.has(deletionKey(deletion));
  await addDeletions(database, file?.deletions.filter(isNew) ?? []);
  await database
    .deleteFrom('deletions')
    .where('kind', 'not in', kindsWithoutEnd)
    .where('received_at', '<', since)
    .execute();
  const listed = await readDeletions(database);

  const undone = await findUndone(database);
  if (undone.length > 0) {
    await database.transaction().execute(async (transaction) => {
      await deleteListed(transaction, undone);
      await markJournal(transaction);
    });
    await emptyJournal(database);
    log.warn({ deleted: undone.length }, 'records that had been deleted were back, and were deleted again');
  }
  const unreached = await deleteFromCopies(settings, listed);
  if (unreached.length > 0)
    log.warn(
      { files: unreached },
      'copies of the database are in use or damaged: deletions do not reach them',
    );

  if (!file) return;
  if (file.damagedLines > 0)
    log.warn({ lines: file.damagedLines }, 'damaged lines are removed from the list of deletions');
  const isWhole = file.damagedLines === 0 && file.deletions.every(isNeeded);
  await updateFile(settings.dataDir, file, { listed, isWhole, now }).catch((error: unknown) =>
    log.error({ err: error }, 'the file with the list of deletions cannot be written'),
  );
}

/**
 * Older deletions are not needed: a lead older than the longest retention would be deleted for its age. Measured from
 * the last run, since the clock may be wrong. Kinds without a time limit are always needed.
 */
async function neededSince(database: Database): Promise<string> {
  const lastRunAt = await readLastRun(database);
  if (!lastRunAt) return '';
  return addMilliseconds(lastRunAt, -Math.max(...Object.values(retentionDays)) * DAY_MS).toISOString();
}

type Update = { readonly listed: readonly Deletion[]; readonly isWhole: boolean; readonly now: Date };

async function updateFile(dataDir: string, file: DeletionFile, { listed, isWhole, now }: Update) {
  const since = file.since ?? now.toISOString();
  if (!isWhole) return replaceDeletionFile(dataDir, { since, deletions: listed });
  const known = new Set(file.deletions.map(deletionKey));
  const missing = listed.filter((deletion) => !known.has(deletionKey(deletion)));
  // Also called without missing entries: the first line of the file says since when the list has been kept.
  await appendToDeletionFile(dataDir, missing, now);
}
