import type { PhotoRefusal } from '../../../contract/forms/photos.ts';
import {
  OWNER_PHOTO_MAX_HEIGHT_TO_WIDTH,
  ownerPhotoProblem,
  ownerPhotoSide,
  ownerPhotos,
} from '../../../contract/owner-photos.ts';
import type { Database } from '../../database/database.ts';
import { cleanOriginalName } from '../../forms/uploads/original-name.ts';
import { readWhole, writeUpTo } from '../../forms/uploads/received-file.ts';
import { DiskNearlyFull, type UploadFile, type UploadSpace } from '../../forms/uploads/upload-space.ts';
import { type EncodedPhoto, encodePhoto, UnusablePhoto } from '../../photos/encode-photo.ts';
import { kindProblem } from '../../photos/photo-upload.ts';
import { insertPicture, STORE_MAX_BYTES, storedBytes } from './picture-store.ts';

const ATTEMPTS = [90, 75].map((quality) => ({ side: ownerPhotoSide, quality }));
const KEPT_MAX_BYTES = 6 * 1024 ** 2;

/** The file was left out; the message says why, and what to do. */
export class LeftOutPicture extends Error {}

type Upload = {
  readonly content: AsyncIterable<Buffer>;
  readonly fileName: string;
  readonly network: string;
  /** A narrower picture would look blurred. */
  readonly minWidth: number;
};

type Dependencies = { readonly database: Database; readonly uploadSpace: UploadSpace };

/** Stores a photograph upright and without metadata, and returns its id. Another process encodes its sizes later. */
export async function receivePicture(
  { database, uploadSpace }: Dependencies,
  { content, fileName, network, minWidth }: Upload,
  now: Date,
): Promise<string> {
  const name = cleanOriginalName(fileName) || 'The photo';
  const file = await openFile(uploadSpace, network, name);
  try {
    const { size } = await writeUpTo(ownerPhotos.maxBytes, content, file);
    const problem = size > ownerPhotos.maxBytes ? 'tooLarge' : await kindProblem(file, size);
    if (problem) throw leftOut(problem, name);
    const bytes = await readWhole(file.handle, Buffer.allocUnsafeSlow(size));
    const picture = await encodePhoto(bytes, { attempts: ATTEMPTS, maxBytes: KEPT_MAX_BYTES });
    if (picture.width < minWidth)
      throw new LeftOutPicture(`${name} was left out. ${tooNarrow(picture, minWidth)}`);
    if ((await storedBytes(database)) + picture.content.length > STORE_MAX_BYTES)
      throw new LeftOutPicture(
        `${name} was left out: the ${STORE_MAX_BYTES / 1024 ** 3} GB for photos are used up. Delete projects that you no longer show.`,
      );
    return await insertPicture(database, picture, now);
  } catch (error) {
    throw error instanceof UnusablePhoto ? leftOut(error.refusal, name) : error;
  } finally {
    await file.close();
  }
}

async function openFile(uploadSpace: UploadSpace, network: string, name: string): Promise<UploadFile> {
  try {
    return await uploadSpace.open(network);
  } catch (error) {
    if (!(error instanceof DiskNearlyFull)) throw error;
    throw new LeftOutPicture(
      `${name} was left out: the disk of the server is nearly full, and what is left is kept for requests. Ask the person who installed the site to make room.`,
    );
  }
}

function tooNarrow({ width, height }: EncodedPhoto, minWidth: number): string {
  // It was made narrower, here or in the browser: the width of the original is not known.
  if (height > OWNER_PHOTO_MAX_HEIGHT_TO_WIDTH * width)
    return `It is more than ${OWNER_PHOTO_MAX_HEIGHT_TO_WIDTH} times as tall as it is wide. Crop it to the part that matters, at least ${minWidth} pixels wide.`;
  return `It is ${width} pixels wide; we need ${minWidth}. Messaging apps shrink photos: send the original from the phone that took it.`;
}

function leftOut(refusal: PhotoRefusal, name: string): LeftOutPicture {
  return new LeftOutPicture(`${name} was left out. ${ownerPhotoProblem(refusal, 'It')}`);
}
