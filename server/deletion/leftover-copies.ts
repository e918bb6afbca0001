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
/** The folder in which a restore prepares a backup. A restore that is killed leaves it behind. */
export const RESTORING_FOLDER = 'restoring';
export const COPY_KEPT_DAYS = 30;

/** Somebody may have the copy open. Waiting for the lock blocks the event loop, so the timeout is short. */
const LOCK_TIMEOUT_MS = 20;
const KEPT_BY_RESTORE = new RegExp(`^${KEPT_BY_RESTORE_PREFIX}-.*\\.sqlite$`);

/** Names, relative to the data folder, of database files that are not the active database. */
export async function leftoverCopies({ dataDir, databaseUrl }: DatabaseSettings): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  const copies = names.filter((name) => KEPT_BY_RESTORE.test(name));
  // The SQLite file that move-to left behind.
  if (databaseUrl) copies.push(DATABASE_FILE_NAME);
  copies.push(join(RESTORING_FOLDER, DATABASE_FILE_NAME));
  const sizes = await Promise.all(copies.map((name) => fileSize(join(dataDir, name))));
  return copies.filter((_, index) => sizes[index]);
}

type CopyDeletion = {
  delete(deletions: readonly Deletion[]): void;
  /** The names of copies that could not be changed, for example because they are damaged or open elsewhere. */
  unreached(): string[];
};

/** Deletes from all copies, one part of a list after the other. */
export async function deletionFromCopies(settings: DatabaseSettings): Promise<CopyDeletion> {
  const names = await leftoverCopies(settings);
  const unreached = new Set<string>();
  return {
    delete(deletions) {
      for (const name of names.filter((name) => !unreached.has(name)))
        try {
          using copy = new DatabaseSync(join(settings.dataDir, name), { timeout: LOCK_TIMEOUT_MS });
          deleteFromFile(copy, deletions);
        } catch {
          unreached.add(name);
        }
    },
    unreached: () => [...unreached],
  };
}

/** Deletes the copies that restores have left, after COPY_KEPT_DAYS. Returns how many were deleted. */
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

/** The time in the file's name: a deletion in the file changes its mtime. Undefined for a name in another format. */
function dateInName(name: string): Date | undefined {
  const [, day, hour, minute, second, millisecond] =
    /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.sqlite$/.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${second}.${millisecond}Z`) : undefined;
}

async function fileSize(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.size : 0;
}
