import { type Database, isPostgres, type Queries } from '../../database/database.ts';
import type { Clock } from '../../time/clock.ts';
import { MINUTE_MS } from '../../time/durations.ts';
import { encodeInProcess } from './encode-process.ts';
import {
  fallbackWidthOf,
  findFile,
  hasFile,
  insertFiles,
  linkPreviewOf,
  RECEIVED,
  type StoredPicture,
  widthsOf,
} from './picture-store.ts';

/** Longer than a process may take to encode one. */
const LEASE_MS = MINUTE_MS;
/** After so many the picture is left as it is, and the desk says so. */
const ATTEMPTS_MAX = 5;

/** Encodes one picture that waits for it; returns whether there was one. Each is taken by one process at a time. */
export async function encodeNext(database: Database, clock: Clock): Promise<boolean> {
  const picture = await claim(database, clock());
  if (!picture) return false;
  const { id, width } = picture;
  try {
    const content = await findFile(database, id, RECEIVED);
    if (!content) return true;
    const files = await encodeInProcess({
      content,
      widths: widthsOf(width),
      fallbackWidth: fallbackWidthOf(width),
    });
    await database.transaction().execute(async (transaction) => {
      await insertFiles(transaction, id, files);
      await transaction
        .deleteFrom('site_picture_files')
        .where('picture_id', '=', id)
        .where('name', '=', RECEIVED)
        .execute();
      await transaction
        .updateTable('site_pictures')
        .set({ encoded_at: clock().toISOString(), leased_until: null })
        .where('id', '=', id)
        .execute();
    });
  } catch (error) {
    await database.updateTable('site_pictures').set({ leased_until: null }).where('id', '=', id).execute();
    throw error;
  }
  return true;
}

/** How many of these pictures are still to be encoded. */
export async function countWaiting(database: Queries, ids?: readonly string[]): Promise<number> {
  const rows = await database
    .selectFrom('site_pictures')
    .select('id')
    .where('encoded_at', 'is', null)
    .where('attempts', '<', ATTEMPTS_MAX)
    .execute();
  return rows.filter(({ id }) => !ids || ids.includes(id)).length;
}

/** Made of the picture's own largest file, when a version is about to show it. */
export async function makeLinkPreview(database: Database, id: string, focus: string): Promise<void> {
  const { name } = linkPreviewOf(id, focus);
  if (await hasFile(database, id, name)) return;
  const picture = await database
    .selectFrom('site_pictures')
    .select('width')
    .where('id', '=', id)
    .executeTakeFirst();
  const largest = picture && `${Math.max(...widthsOf(picture.width))}.avif`;
  const content = largest && (await findFile(database, id, largest));
  if (!content) return;
  const [x = 50, y = 50] = focus.split(' ').map((part) => Number.parseInt(part, 10));
  await insertFiles(database, id, await encodeInProcess({ content, name, focus: [x, y] }));
}

/** After a kill: where there is one process, nobody else encodes what it had begun. */
export async function releaseLeases(database: Database): Promise<void> {
  if (isPostgres(database)) return;
  await database.updateTable('site_pictures').set({ leased_until: null }).execute();
}

async function claim(database: Database, now: Date): Promise<StoredPicture | undefined> {
  return database.transaction().execute(async (transaction) => {
    const picture = await transaction
      .selectFrom('site_pictures')
      .selectAll()
      .where('encoded_at', 'is', null)
      .where('attempts', '<', ATTEMPTS_MAX)
      .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<', now.toISOString())]))
      // What a version waits for comes first.
      .orderBy('is_public', 'desc')
      .orderBy('received_at')
      .limit(1)
      .executeTakeFirst();
    if (!picture) return undefined;
    const { numUpdatedRows } = await transaction
      .updateTable('site_pictures')
      .set({
        attempts: picture.attempts + 1,
        leased_until: new Date(now.getTime() + LEASE_MS).toISOString(),
      })
      .where('id', '=', picture.id)
      // Another process may have read the same row before this one has written it.
      .where('attempts', '=', picture.attempts)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? picture : undefined;
  });
}
