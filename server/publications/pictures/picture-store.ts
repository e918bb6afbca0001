import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { avifPath, jpegPath, type PictureSource } from '../../../content/picture.ts';
import type { Queries } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { HOUR_MS } from '../../time/durations.ts';
import { picturesIn } from '../record-content.ts';

export type StoredPicture = Selectable<Schema['site_pictures']>;

export type PictureFile = { readonly name: string; readonly content: Uint8Array };

/** Of the files of all pictures together. */
export const STORE_MAX_BYTES = 2 * 1024 ** 3;

const WIDTHS = [480, 800, 1200, 1800];
const FALLBACK_WIDTH = 960;
/** Changes when the files of a picture are made differently. */
const ENCODING = '1';
/** The picture as it was received, upright and without metadata. It goes when the others are made. */
export const RECEIVED = 'received.jpg';
/** A form may be open for a while before the pictures that were sent ahead of it are saved with it. */
const UNUSED_AFTER_MS = 24 * HOUR_MS;

export const PICTURES_PATH = '/photos';

/** The files that a picture is shown with, at public addresses or at those of the desk. */
export function pictureSource(
  { id, width, height }: Pick<StoredPicture, 'id' | 'width' | 'height'>,
  folder = PICTURES_PATH,
): PictureSource {
  const widths = widthsOf(width);
  const largest = Math.max(...widths);
  return {
    path: `${folder}/${id}`,
    width: largest,
    height: Math.round((largest * height) / width),
    widths,
    fallbackWidth: fallbackWidthOf(width),
    version: ENCODING,
  };
}

/** The widths that it is encoded in: never larger than it came. */
export function widthsOf(width: number): number[] {
  const smaller = WIDTHS.filter((wanted) => wanted <= width);
  return smaller.length > 0 ? smaller : [width];
}

export function fallbackWidthOf(width: number): number {
  return Math.min(width, FALLBACK_WIDTH);
}

/** All its files, by their names in the store, with the paths that pages name them by. */
export function filesOf(picture: Pick<StoredPicture, 'id' | 'width' | 'height'>) {
  const source = pictureSource(picture);
  return [
    ...source.widths.map((width) => ({ name: `${width}.avif`, path: avifPath(source, width) })),
    { name: `${source.fallbackWidth}.jpg`, path: jpegPath(source) },
  ];
}

/** '<id>-800.1.avif', as pages name a file: the picture, and the name in the store. */
export function parseFileName(file: string): { readonly id: string; readonly name: string } | undefined {
  const [, id, name, extension] = /^([\w-]{22})-([\w-]+)\.\w+\.(avif|jpg)$/.exec(file) ?? [];
  return id ? { id, name: `${name}.${extension}` } : undefined;
}

/** The path of the link preview that is made of a picture, cut around its focus. */
export function linkPreviewOf(id: string, focus: string): { readonly name: string; readonly path: string } {
  const name = `preview-${focus.replace(/%/g, '').replace(' ', '-')}`;
  return { name: `${name}.jpg`, path: `${PICTURES_PATH}/${id}-${name}.${ENCODING}.jpg` };
}

export async function insertPicture(
  database: Queries,
  { width, height, content }: { width: number; height: number; content: Buffer },
  now: Date,
): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('site_pictures')
      .values({ id, width, height, received_at: now.toISOString(), attempts: 0, is_public: 0 })
      .execute();
    await insertFiles(transaction, id, [{ name: RECEIVED, content }]);
  });
  return id;
}

export async function insertFiles(
  database: Queries,
  id: string,
  files: readonly PictureFile[],
): Promise<void> {
  for (const { name, content } of files)
    await database
      .insertInto('site_picture_files')
      .values({ picture_id: id, name, size: content.length, content })
      .onConflict((conflict) =>
        conflict.columns(['picture_id', 'name']).doUpdateSet({ content, size: content.length }),
      )
      .execute();
}

export async function findPictures(
  database: Queries,
  ids: readonly string[],
): Promise<Map<string, StoredPicture>> {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('site_pictures').selectAll().execute();
  const wanted = new Set(ids);
  return new Map(rows.filter(({ id }) => wanted.has(id)).map((row) => [row.id, row]));
}

export async function findFile(database: Queries, id: string, name: string): Promise<Uint8Array | undefined> {
  const row = await database
    .selectFrom('site_picture_files')
    .select('content')
    .where('picture_id', '=', id)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.content;
}

export async function hasFile(database: Queries, id: string, name: string): Promise<boolean> {
  const row = await database
    .selectFrom('site_picture_files')
    .select('size')
    .where('picture_id', '=', id)
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

/** None if nobody is to see it yet, or any more. */
export async function findPublicFile(
  database: Queries,
  id: string,
  name: string,
): Promise<Uint8Array | undefined> {
  const row = await database
    .selectFrom('site_picture_files')
    .innerJoin('site_pictures', 'site_pictures.id', 'site_picture_files.picture_id')
    .select('content')
    .where('picture_id', '=', id)
    .where('name', '=', name)
    .where('is_public', '=', 1)
    .executeTakeFirst();
  return row?.content;
}

export async function storedBytes(database: Queries): Promise<number> {
  const { bytes } = await database
    .selectFrom('site_picture_files')
    .select(({ fn }) => fn.sum<number | string | null>('size').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Those of a version and of the one before it, which pages that are open still show. */
export async function markPublicPictures(transaction: Queries, version: number): Promise<void> {
  const ids = await picturesOfVersions(transaction, [version, version - 1]);
  const rows = await transaction.selectFrom('site_pictures').select(['id', 'is_public']).execute();
  for (const { id, is_public } of rows) {
    const wanted = ids.has(id) ? 1 : 0;
    if (wanted !== is_public)
      await transaction
        .updateTable('site_pictures')
        .set({ is_public: wanted })
        .where('id', '=', id)
        .execute();
  }
}

/** Pictures that no draft and no revision names: `abandoned` ones at once, others when their form is surely closed. */
export async function removeUnusedPictures(
  transaction: Queries,
  now: Date,
  abandoned: readonly string[] = [],
): Promise<void> {
  const drafts = await transaction.selectFrom('site_records').select('content').execute();
  const revisions = await transaction.selectFrom('site_revisions').select('content').execute();
  const used = new Set(
    [...drafts, ...revisions].flatMap(({ content }) => (content ? picturesIn(JSON.parse(content)) : [])),
  );
  const rows = await transaction.selectFrom('site_pictures').select(['id', 'received_at']).execute();
  const before = new Date(now.getTime() - UNUSED_AFTER_MS).toISOString();
  for (const { id, received_at } of rows)
    if (!used.has(id) && (received_at < before || abandoned.includes(id)))
      await transaction.deleteFrom('site_pictures').where('id', '=', id).execute();
}

async function picturesOfVersions(
  transaction: Queries,
  numbers: readonly number[],
): Promise<ReadonlySet<string>> {
  const versions = await transaction
    .selectFrom('site_versions')
    .select('records')
    .where('number', 'in', numbers)
    .execute();
  const shown = new Set(
    versions.flatMap(({ records }) =>
      Object.entries(JSON.parse(records) as Record<string, readonly unknown[]>).flatMap(([kind, names]) =>
        names.map((name) => `${kind} ${Array.isArray(name) ? name.join(' ') : name}`),
      ),
    ),
  );
  const revisions = await transaction.selectFrom('site_revisions').selectAll().execute();
  return new Set(
    revisions
      .filter(({ kind, id, revision }) => shown.has(`${kind} ${id} ${revision}`))
      .flatMap(({ content }) => shownPictures(JSON.parse(content))),
  );
}

/** A client's photo is public only if the owner shows it. */
function shownPictures(content: object): string[] {
  return 'showPhoto' in content && !content.showPhoto ? [] : picturesIn(content);
}
