import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import {
  avifPath,
  FALLBACK_WIDTH,
  jpegPath,
  PICTURE_WIDTHS,
  type PictureSource,
} from '../../../content/picture.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { batchesOf } from '../../process/batches.ts';

export type StoredPicture = Selectable<Schema['site_pictures']>;

export type PictureFile = { readonly name: string; readonly content: Uint8Array };

/** Maximum size of all files of all pictures together. */
export const STORE_MAX_BYTES = 2 * 1024 ** 3;

/** Part of the file names; changed when files are encoded differently, because browsers cache them. */
const ENCODING = '1';
/** The uploaded picture, upright and without metadata. It is deleted when the other files are encoded. */
export const RECEIVED_FILE = 'received.jpg';
/** Stays below the maximum number of parameters of both databases. */
const IDS_AT_ONCE = 500;

export const PICTURES_PATH = '/photos';

/** The files with which a picture is shown, at public URLs or at those of the desk. */
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

/** The widths in which it is encoded: never wider than the upload. */
export function widthsOf(width: number): number[] {
  const smaller = PICTURE_WIDTHS.filter((wanted) => wanted <= width);
  return smaller.length > 0 ? smaller : [width];
}

export function fallbackWidthOf(width: number): number {
  return Math.min(width, FALLBACK_WIDTH);
}

/** All its files: their names in the store, and their paths in pages. */
export function filesOf(picture: Pick<StoredPicture, 'id' | 'width' | 'height'>) {
  const source = pictureSource(picture);
  return [
    ...source.widths.map((width) => ({ name: `${width}.avif`, path: avifPath(source, width) })),
    { name: `${source.fallbackWidth}.jpg`, path: jpegPath(source) },
  ];
}

/** Whether the text can be the id of a picture. */
export function isPictureId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/** Parses a file name as used in pages, such as '<id>-800.1.avif', into the picture's id and the name in the store. */
export function parseFileName(file: string): { readonly id: string; readonly name: string } | undefined {
  const [, id, name, extension] = /^([\w-]{22})-([\w-]+)\.\w+\.(avif|jpg)$/.exec(file) ?? [];
  return id ? { id, name: `${name}.${extension}` } : undefined;
}

/** The path of the link preview made from a picture, cropped around its focus. */
export function linkPreviewOf(id: string, focus: string): { readonly name: string; readonly path: string } {
  const name = `preview-${focus.replace(/%/g, '').replace(' ', '-')}`;
  return { name: `${name}.jpg`, path: `${PICTURES_PATH}/${id}-${name}.${ENCODING}.jpg` };
}

export async function insertPicture(
  database: Database,
  { width, height, content }: { width: number; height: number; content: Buffer },
  now: Date,
): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('site_pictures')
      .values({ id, width, height, received_at: now.toISOString(), attempts: 0, is_public: 0 })
      .execute();
    await insertFiles(transaction, id, [{ name: RECEIVED_FILE, content }]);
  });
  return id;
}

export async function insertFiles(
  database: Database,
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
  database: Database,
  ids: readonly string[],
): Promise<Map<string, StoredPicture>> {
  const found = new Map<string, StoredPicture>();
  for (const some of batchesOf(new Set(ids), IDS_AT_ONCE)) {
    const rows = await database.selectFrom('site_pictures').selectAll().where('id', 'in', some).execute();
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}

export async function findFile(
  database: Database,
  id: string,
  name: string,
): Promise<Uint8Array | undefined> {
  const row = await database
    .selectFrom('site_picture_files')
    .select('content')
    .where('picture_id', '=', id)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.content;
}

/** Its JPEG, or what was received while it is not encoded. */
export async function findJpeg(database: Database, id: string): Promise<Uint8Array | undefined> {
  const picture = (await findPictures(database, [id])).get(id);
  const encoded = picture && (await findFile(database, id, `${fallbackWidthOf(picture.width)}.jpg`));
  return encoded ?? findFile(database, id, RECEIVED_FILE);
}

/** Undefined if the picture is not public. */
export async function findPublicFile(
  database: Database,
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

export async function storedBytes(database: Database): Promise<number> {
  const { bytes } = await database
    .selectFrom('site_picture_files')
    .select(({ fn }) => fn.sum<number | string | null>('size').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
