import { type Database, isPostgres, type Transaction } from '../../database/database.ts';
import { isOutOfService } from '../../database/database-errors.ts';
import { addMilliseconds, type Clock } from '../../time/clock.ts';
import { HOUR_MS, MINUTE_MS } from '../../time/durations.ts';
import { focusPoint, type Photo } from '../record-content.ts';
import { lockSite } from '../site-records.ts';
import { encodeInProcess } from './encode-process.ts';
import {
  fallbackWidthOf,
  findFile,
  findPictures,
  insertFiles,
  linkPreviewOf,
  type PictureFile,
  RECEIVED_FILE,
  type StoredPicture,
  widthsOf,
} from './picture-store.ts';

/** Longer than a process may take to encode one picture. */
const LEASE_MS = MINUTE_MS;
/** An attempt that fails keeps its lease as a pause, and each lease is twice as long as the one before, up to this. */
const LEASE_MAX_MS = HOUR_MS;
/** After this many attempts, which take seven minutes, versions go without the picture until a later one succeeds. */
const ATTEMPTS_AWAITED = 4;
/** After this many, which take six hours, the picture is given up. */
const ATTEMPTS_MAX = 12;

/**
 * Encodes one waiting picture; returns whether there was one. A lease keeps other processes from taking the same one.
 */
export async function encodeNext(database: Database, clock: Clock, signal?: AbortSignal): Promise<boolean> {
  signal?.throwIfAborted();
  const picture = await claim(database, clock());
  if (!picture) return false;
  const { id, width } = picture;
  try {
    const content = await findFile(database, id, RECEIVED_FILE);
    if (!content) return true;
    const sizes = { widths: widthsOf(width), fallbackWidth: fallbackWidthOf(width) };
    const files = await encodeInProcess({ content, ...sizes }, signal);
    await storeFiles(database, id, files, async (transaction) => {
      await transaction
        .deleteFrom('site_picture_files')
        .where('picture_id', '=', id)
        .where('name', '=', RECEIVED_FILE)
        .execute();
      await transaction
        .updateTable('site_pictures')
        .set({ encoded_at: clock().toISOString(), leased_until: null })
        .where('id', '=', id)
        .execute();
    });
  } catch (error) {
    // Not the picture's fault: the attempt does not count.
    if (isOutOfService(error) || signal?.aborted)
      await database
        .updateTable('site_pictures')
        .set({ leased_until: null, attempts: picture.attempts })
        .where('id', '=', id)
        .execute();
    throw error;
  }
  return true;
}

/** Stores what was made of a picture, and what else is to be done then; nothing if it was deleted in the meantime. */
async function storeFiles(
  database: Database,
  id: string,
  files: readonly PictureFile[],
  finish?: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Deletions hold it, too: none comes between the question and the files.
    await lockSite(transaction);
    if (!(await findPictures(transaction, [id])).has(id)) return;
    await insertFiles(transaction, id, files);
    await finish?.(transaction);
  });
}

/** Ids of pictures that are not encoded yet, and for which versions wait. */
export async function waitingPictures(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('site_pictures')
    .select('id')
    .where('encoded_at', 'is', null)
    .where('attempts', '<', ATTEMPTS_AWAITED)
    .execute();
  return rows.map(({ id }) => id);
}

/** The number of pictures that visitors would see if they were encoded. */
export async function countMissingPictures(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('site_pictures')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('is_public', '=', 1)
    .where('encoded_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether visitors have to do without a picture, for now or for good. */
export function troubleWith({ encoded_at, attempts }: StoredPicture): 'delayed' | 'given up' | undefined {
  if (encoded_at !== null || attempts < ATTEMPTS_AWAITED) return undefined;
  return attempts < ATTEMPTS_MAX ? 'delayed' : 'given up';
}

/** Makes the link previews of the covers that a version is about to show, each from the picture's largest file. */
export async function makeLinkPreviews(
  database: Database,
  covers: readonly Pick<Photo, 'picture' | 'focus'>[],
  signal?: AbortSignal,
): Promise<void> {
  const rows = await database
    .selectFrom('site_picture_files')
    .select(['picture_id', 'name'])
    .where('name', 'like', 'preview-%')
    .execute();
  const made = new Set(rows.map(({ picture_id, name }) => `${picture_id} ${name}`));
  for (const { picture, focus } of covers) {
    const { name } = linkPreviewOf(picture, focus);
    if (made.has(`${picture} ${name}`)) continue;
    const content = await largestFile(database, picture);
    const order = content && { content, name, focus: focusPoint(focus) };
    if (order) await storeFiles(database, picture, await encodeInProcess(order, signal));
    made.add(`${picture} ${name}`);
  }
}

async function largestFile(database: Database, id: string): Promise<Uint8Array | undefined> {
  const picture = (await findPictures(database, [id])).get(id);
  return picture && findFile(database, id, `${Math.max(...widthsOf(picture.width))}.avif`);
}

/**
 * Called at the start: with SQLite there is one process, so the leases left by a killed one can be released. Pictures
 * with many attempts keep theirs, since one of them may be what ends the process.
 */
export async function releaseLeases(database: Database): Promise<void> {
  if (isPostgres(database)) return;
  await database
    .updateTable('site_pictures')
    .set({ leased_until: null })
    .where('attempts', '<', ATTEMPTS_AWAITED)
    .execute();
}

/** The attempt counts from its beginning: what takes all memory may end this process, too. */
async function claim(database: Database, now: Date): Promise<StoredPicture | undefined> {
  return database.transaction().execute(async (transaction) => {
    const picture = await transaction
      .selectFrom('site_pictures')
      .selectAll()
      .where('encoded_at', 'is', null)
      .where('attempts', '<', ATTEMPTS_MAX)
      .where((eb) =>
        eb.or([
          eb('leased_until', 'is', null),
          eb('leased_until', '<', now.toISOString()),
          // No lease is that long: the clock of whoever set it was wrong.
          eb('leased_until', '>', addMilliseconds(now, 2 * LEASE_MAX_MS).toISOString()),
        ]),
      )
      // Pictures that a version waits for come first.
      .orderBy('is_public', 'desc')
      .orderBy('received_at')
      .limit(1)
      .executeTakeFirst();
    if (!picture) return undefined;
    const leaseMs = Math.min(LEASE_MS * 2 ** picture.attempts, LEASE_MAX_MS);
    const { numUpdatedRows } = await transaction
      .updateTable('site_pictures')
      .set({
        attempts: picture.attempts + 1,
        leased_until: addMilliseconds(now, leaseMs).toISOString(),
      })
      .where('id', '=', picture.id)
      // Another process may have read the same row before this update.
      .where('attempts', '=', picture.attempts)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? picture : undefined;
  });
}
