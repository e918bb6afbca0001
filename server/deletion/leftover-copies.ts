import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE_NAME, type DatabaseSettings } from '../database/database.ts';
import type { Deletion } from '../database/schema.ts';
import { addMilliseconds } from '../time/clock.ts';
import { DAY_MS } from '../time/durations.ts';
import { deleteFromFile } from './delete-from-file.ts';

/** The database as it was before a restore. */
export const KEPT_BY_RESTORE_PREFIX = 'leads-before-restore';
/** Where a restore prepares a backup; one that was killed leaves it. */
export const RESTORING_FOLDER = 'restoring';
export const COPY_KEPT_DAYS = 30;

/** Somebody may look into a copy at this moment. It blocks the event loop, so it is short. */
const LOCK_TIMEOUT_MS = 20;
const KEPT_BY_RESTORE = new RegExp(`^${KEPT_BY_RESTORE_PREFIX}-.*\\.sqlite$`);

/** Names, below the data folder, of database files that are no longer or not yet the database. */
export async function leftoverCopies({ dataDir, databaseUrl }: DatabaseSettings): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  const copies = names.filter((name) => KEPT_BY_RESTORE.test(name));
  // What move-to has left.
  if (databaseUrl) copies.push(DATABASE_FILE_NAME);
  copies.push(join(RESTORING_FOLDER, DATABASE_FILE_NAME));
  const sizes = await Promise.all(copies.map((name) => fileSize(join(dataDir, name))));
  return copies.filter((_, index) => sizes[index]);
}

/** Returns the names of those that could not be reached, such as one that is damaged or that somebody has open. */
export async function deleteFromCopies(
  settings: DatabaseSettings,
  deletions: readonly Deletion[],
): Promise<string[]> {
  const unreached: string[] = [];
  for (const name of await leftoverCopies(settings))
    try {
      using copy = new DatabaseSync(join(settings.dataDir, name), { timeout: LOCK_TIMEOUT_MS });
      deleteFromFile(copy, deletions);
    } catch {
      unreached.push(name);
    }
  return unreached;
}

/** What a restore has left, when its time is over. Returns how many there were. */
export async function removeOldCopies(dataDir: string, now: Date): Promise<number> {
  const before = addMilliseconds(now, -COPY_KEPT_DAYS * DAY_MS);
  let removed = 0;
  for (const name of await leftoverCopies({ dataDir })) {
    const isInFolder = !KEPT_BY_RESTORE.test(name);
    const madeAt = isInFolder ? (await stat(join(dataDir, name))).mtime : dateInName(name);
    if (!madeAt || madeAt >= before) continue;
    if (isInFolder) await rm(join(dataDir, RESTORING_FOLDER), { recursive: true });
    else
      for (const ending of ['', '-journal', '-wal', '-shm'])
        await rm(join(dataDir, name + ending), { force: true });
    removed += 1;
  }
  return removed;
}

/** Not the time of the file, which a deletion in it changes. Undefined for a name that somebody else gave. */
function dateInName(name: string): Date | undefined {
  const [, day, hour, minute, second, millisecond] =
    /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.sqlite$/.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${second}.${millisecond}Z`) : undefined;
}

async function fileSize(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.size : 0;
}
