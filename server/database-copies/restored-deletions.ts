import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '../database/database.ts';
import type { Deletion, UpkeepName } from '../database/schema.ts';
import { saveUpkeep } from '../database/upkeep.ts';
import { readDeletionFile } from '../deletion/deletion-file.ts';
import { addDeletions, deleteListed, findUndone } from '../deletion/deletion-list.ts';
import { readLastRun } from '../deletion/last-run.ts';

/** What the current database knows and the backup does not. */
type Newer = { readonly deletions: readonly Deletion[]; readonly lastRun: string | undefined };

export function readNewer(database: DatabaseSync): Newer {
  const deletions = database.prepare('select * from deletions').all() as Deletion[];
  const lastRun = database
    .prepare('select value from upkeep where name = ?')
    .get('last-run' satisfies UpkeepName);
  return { deletions, lastRun: lastRun && String(lastRun.value) };
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
  const file = await readDeletionFile(dataDir).catch(() => undefined);
  const lastRunAt = await readLastRun(database);
  await addDeletions(database, [...(file?.deletions ?? []), ...(newer?.deletions ?? [])]);
  const undone = await findUndone(database);
  await database.transaction().execute((transaction) => deleteListed(transaction, undone));
  // Without this, restoring an old backup would look like a clock jump.
  if (newer?.lastRun) await saveUpkeep(database, 'last-run', newer.lastRun);
  const isComplete = !lastRunAt || (file?.since !== undefined && new Date(file.since) <= lastRunAt);
  return { leftOut: undone.length, isComplete };
}
