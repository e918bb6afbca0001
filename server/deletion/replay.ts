import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { retentionDays } from '../../content/retention.ts';
import type { Database, DatabaseSettings } from '../database/database.ts';
import { emptyJournal, markJournal } from '../database/journal.ts';
import { addMilliseconds } from '../time/clock.ts';
import { DAY_MS } from '../time/durations.ts';
import { readDeletionFile, replaceDeletionFile, UnreadableDeletionFile } from './deletion-file.ts';
import {
  addDeletions,
  createListDigest,
  deleteListed,
  findUndone,
  kindsWithoutEnd,
  readDeletionBatches,
} from './deletion-list.ts';
import { readLastRun } from './last-run.ts';
import { deletionFromCopies } from './leftover-copies.ts';

type Dependencies = {
  readonly database: Database;
  readonly settings: DatabaseSettings;
  readonly now: Date;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
};

/**
 * Merges the two lists of deletions, and deletes again any listed record that has come back, for example with a
 * restored backup or a copied database file. The lists may be long: neither is held in memory.
 */
export async function replayDeletions({ database, settings, now, log }: Dependencies): Promise<void> {
  const since = await neededSince(database);
  const file = await mergeFile({ database, settings }, since).catch((error: unknown) => {
    if (!(error instanceof UnreadableDeletionFile)) throw error;
    log.error({ err: error }, 'the file with the list of deletions cannot be read');
    return undefined;
  });
  await database
    .deleteFrom('deletions')
    .where('kind', 'not in', kindsWithoutEnd)
    .where('received_at', '<', since)
    .execute();

  const { deleted, unreached, digest } = await deleteAgain(database, settings);
  if (deleted > 0) {
    await emptyJournal(database);
    log.warn({ deleted }, 'records that had been deleted were back, and were deleted again');
  }
  if (unreached.length > 0)
    log.warn(
      { files: unreached },
      'copies of the database are in use or damaged: deletions do not reach them',
    );

  if (!file) return;
  if (file.damagedLines > 0)
    log.warn({ lines: file.damagedLines }, 'damaged lines are removed from the list of deletions');
  if (file.damagedLines === 0 && file.since && file.digest === digest) return;
  await replaceDeletionFile(settings.dataDir, {
    since: file.since ?? now.toISOString(),
    batches: readDeletionBatches(database),
  }).catch((error: unknown) =>
    log.error({ err: error }, 'the file with the list of deletions cannot be written'),
  );
}

/** Adds to the database what only the file has. */
async function mergeFile({ database, settings }: Pick<Dependencies, 'database' | 'settings'>, from: string) {
  const digest = createListDigest();
  let since: string | undefined;
  let damagedLines = 0;
  for await (const part of readDeletionFile(settings.dataDir)) {
    since ??= part.since;
    damagedLines += part.damagedLines;
    digest.add(part.deletions);
    const needed = part.deletions.filter(
      ({ kind, received_at }) => kindsWithoutEnd.includes(kind) || received_at >= from,
    );
    await addDeletions(database, needed);
  }
  return { since, damagedLines, digest: digest.value() };
}

async function deleteAgain(database: Database, settings: DatabaseSettings) {
  const copies = await deletionFromCopies(settings);
  const digest = createListDigest();
  let deleted = 0;
  for await (const listed of readDeletionBatches(database)) {
    digest.add(listed);
    copies.delete(listed);
    const undone = await findUndone(database, listed);
    deleted += undone.length;
    if (undone.length > 0)
      await database.transaction().execute(async (transaction) => {
        await deleteListed(transaction, undone);
        await markJournal(transaction);
      });
    await nextTurn();
  }
  return { deleted, unreached: copies.unreached(), digest: digest.value() };
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
