import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type Database, openDatabase } from '../database/database.ts';
import type { Deletion, UpkeepName } from '../database/schema.ts';
import { saveUpkeep } from '../database/upkeep.ts';
import { readDeletionFile, UnreadableDeletionFile } from '../deletion/deletion-file.ts';
import { addDeletions, deleteListed, findUndone, readDeletionBatches } from '../deletion/deletion-list.ts';
import { readLastRun } from '../deletion/last-run.ts';
import { batchesOf } from '../process/batches.ts';

/** What the current database knows and the backup does not. */
type Newer = {
  /** In parts, since the list may be long. */
  readonly deletions: Iterable<readonly Deletion[]>;
  readonly lastRun: string | undefined;
};

const DELETIONS_AT_ONCE = 500;

export function readNewer(database: DatabaseSync): Newer {
  const lastRun = database
    .prepare('select value from upkeep where name = ?')
    .get('last-run' satisfies UpkeepName);
  const rows = database.prepare('select * from deletions').iterate() as Iterable<Deletion>;
  return { deletions: batchesOf(rows, DELETIONS_AT_ONCE), lastRun: lastRun && String(lastRun.value) };
}

export type Replay = {
  /** Number of records in the backup that were deleted after it was made. */
  readonly leftOut: number;
  /** Whether the lists on this machine cover all deletions since then. */
  readonly isComplete: boolean;
};

/** Runs on the copy of a backup before it becomes the database. */
export async function replayInto(copyFile: string, dataDir: string, newer?: Newer): Promise<Replay> {
  await using database = await openDatabase({ dataDir: dirname(copyFile) });
  const since = await addFromFile(database, dataDir);
  const lastRunAt = await readLastRun(database);
  for (const deletions of newer?.deletions ?? []) await addDeletions(database, deletions);
  let leftOut = 0;
  for await (const listed of readDeletionBatches(database)) {
    const undone = await findUndone(database, listed);
    leftOut += undone.length;
    await database.transaction().execute((transaction) => deleteListed(transaction, undone));
  }
  // Without this, restoring an old backup would look like a clock jump.
  if (newer?.lastRun) await saveUpkeep(database, 'last-run', newer.lastRun);
  const isComplete = !lastRunAt || (since !== undefined && new Date(since) <= lastRunAt);
  return { leftOut, isComplete };
}

/** Returns since when the list has been kept; undefined if it cannot be read as a whole. */
async function addFromFile(database: Database, dataDir: string): Promise<string | undefined> {
  let since: string | undefined;
  try {
    for await (const part of readDeletionFile(dataDir)) {
      since ??= part.since;
      await addDeletions(database, part.deletions);
    }
  } catch (error) {
    if (error instanceof UnreadableDeletionFile) return undefined;
    throw error;
  }
  return since;
}
