import {
  PHOTO_MAX_BYTES,
  PHOTOS_MAX,
  type PhotoRefusal,
  photoProblem,
  photosField,
  photosMessages,
} from '../../contract/forms/photos.ts';
import type { FileField } from '../forms/form-part.ts';
import { cleanOriginalName } from '../forms/uploads/original-name.ts';
import { readWhole, writeUpTo } from '../forms/uploads/received-file.ts';
import { sharedBuffer } from '../forms/uploads/shared-buffer.ts';
import type { UploadFile, UploadSpace } from '../forms/uploads/upload-space.ts';
import { Refusal } from '../http/responses/refusal.ts';
import { type EncodedPhoto, encodePhoto, UnusablePhoto } from './encode-photo.ts';
import type { PhotoQueue } from './photo-queue.ts';

/** A completely received photo, in a temporary file until its form is stored. */
export type PhotoUpload = {
  readonly file: UploadFile;
  readonly fileName: string;
  readonly network: string;
  readonly size: number;
  readonly sha256: string;
};

export type PhotoReceiver = {
  readonly field: FileField<PhotoUpload>;
  /** Re-encodes the photos of one form when it reaches the front of the queue, and stays there until `use` resolves. */
  withEncoded<T>(
    photos: readonly PhotoUpload[],
    use: (encoded: readonly EncodedPhoto[]) => Promise<T>,
  ): Promise<T>;
};

/** Streams each photo of a form to a temporary file, from which it is re-encoded. */
export function preparePhotos(space: UploadSpace, queue: PhotoQueue): PhotoReceiver {
  // One form at a time: decoding a large photo may take 100 MB, and pages must be served meanwhile.
  const withBuffer = sharedBuffer(PHOTO_MAX_BYTES);

  return {
    field: {
      name: photosField.name,
      maxFiles: PHOTOS_MAX,
      async receive(content, { fileName, network }) {
        const file = await space.open(network);
        try {
          const { size, sha256 } = await writeUpTo(PHOTO_MAX_BYTES, content, file);
          const problem = size > PHOTO_MAX_BYTES ? 'tooLarge' : await kindProblem(file, size);
          if (problem) throw photoRefusal(problem, fileName);
          return { file, fileName, network, size, sha256 };
        } catch (error) {
          await file.close();
          throw error;
        }
      },
      discard: ({ file }) => file.close(),
      digest: ({ sha256 }) => sha256,
      tooLarge: () => new Refusal(413, photosMessages.tooLarge),
      tooMany: () => new Refusal(422, photosMessages.tooMany),
    },
    withEncoded: (photos, use) =>
      queue.run(photos[0]?.network ?? '', () =>
        withBuffer(async (buffer) => {
          const encoded: EncodedPhoto[] = [];
          for (const photo of photos) encoded.push(await encode(photo, buffer));
          return use(encoded);
        }),
      ),
  };
}

async function encode({ file, fileName, size }: PhotoUpload, buffer: Buffer): Promise<EncodedPhoto> {
  try {
    return await encodePhoto(await readWhole(file.handle, buffer.subarray(0, size)));
  } catch (error) {
    throw error instanceof UnusablePhoto ? photoRefusal(error.refusal, fileName).at(photosField.name) : error;
  }
}

const KIND_BYTES = 16;
const READABLE = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s];
const HEIC = /^.{4}ftyp(?:hei[cxmsv]|hev[cxms]|mif1|msf1)/s;

/** Detects the kind from the first bytes: the file's name and declared type prove nothing. */
export async function kindProblem(
  { handle }: Pick<UploadFile, 'handle'>,
  size: number,
): Promise<PhotoRefusal | undefined> {
  if (size === 0) return 'broken';
  const start = await readWhole(handle, Buffer.alloc(Math.min(size, KIND_BYTES)));
  const text = start.toString('latin1');
  if (READABLE.some((kind) => kind.test(text))) return undefined;
  return HEIC.test(text) ? 'heic' : 'wrongKind';
}

function photoRefusal(reason: PhotoRefusal, fileName: string): Refusal {
  return new Refusal(reason === 'tooLarge' ? 413 : 422, photoProblem(reason, cleanOriginalName(fileName)));
}
