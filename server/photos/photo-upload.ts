import {
  PHOTO_MAX_BYTES,
  PHOTOS_MAX,
  type PhotoRefusal,
  photoProblem,
  photosField,
  photosMessages,
} from '../../contract/forms/photos.ts';
import type { FileField, SentFile } from '../forms/form-part.ts';
import { bufferPool } from '../forms/uploads/buffer-pool.ts';
import { cleanOriginalName } from '../forms/uploads/original-name.ts';
import { readWhole, writeUpTo } from '../forms/uploads/received-file.ts';
import type { UploadSpace } from '../forms/uploads/upload-space.ts';
import { Refusal } from '../http/responses/refusal.ts';
import { encodePhoto, PHOTO_STORED_MAX_BYTES, UnusablePhoto } from './encode-photo.ts';

/** A photo that was received whole and re-encoded; it is in a temporary file until it is stored. */
type PhotoUpload = {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** Of what was sent. */
  readonly sha256: string;
  readInto(target: Buffer): Promise<Buffer>;
  close(): Promise<void>;
};

type PhotoReceiver = {
  readonly field: FileField<PhotoUpload>;
  /** Lends the contents of one request's photos for as long as `use` takes. One request has them at a time. */
  withContents<T>(
    photos: readonly PhotoUpload[],
    use: (contents: readonly Buffer[]) => Promise<T>,
  ): Promise<T>;
};

/** One at a time: a large one may take 100 MB while it is decoded, and pages must be served meanwhile. */
const DECODED_AT_ONCE = 1;

/** The form's photos: each is streamed to a temporary file, and re-encoded from there. */
export function preparePhotos(space: UploadSpace): PhotoReceiver {
  const withSent = bufferPool({ count: DECODED_AT_ONCE, bytes: PHOTO_MAX_BYTES });
  const withStored = bufferPool({ count: 1, bytes: PHOTOS_MAX * PHOTO_STORED_MAX_BYTES });

  async function receive(
    content: AsyncIterable<Buffer>,
    { fileName, network }: SentFile,
  ): Promise<PhotoUpload> {
    const file = await space.open(network);
    try {
      const { size: sentBytes, sha256 } = await writeUpTo(PHOTO_MAX_BYTES, content, file);
      if (sentBytes > PHOTO_MAX_BYTES) throw new UnusablePhoto('tooLarge');
      if (sentBytes === 0) throw new UnusablePhoto('broken');
      const photo = await withSent(async (buffer) => {
        const encoded = await encodePhoto(await readWhole(file.handle, buffer.subarray(0, sentBytes)));
        await file.replace(encoded.content);
        return { width: encoded.width, height: encoded.height, size: encoded.content.length };
      });
      return {
        ...photo,
        sha256,
        readInto: (target) => readWhole(file.handle, target),
        close: () => file.close(),
      };
    } catch (error) {
      await file.close();
      throw error instanceof UnusablePhoto ? photoRefusal(error.refusal, fileName) : error;
    }
  }

  return {
    field: {
      name: photosField.name,
      maxFiles: PHOTOS_MAX,
      receive,
      discard: (photo) => photo.close(),
      digest: (photo) => photo.sha256,
      tooLarge: () => new Refusal(413, photosMessages.tooLarge),
      tooMany: () => new Refusal(422, photosMessages.tooMany),
    },
    withContents: (photos, use) =>
      withStored(async (buffer) => {
        const contents: Buffer[] = [];
        let offset = 0;
        for (const photo of photos) {
          contents.push(await photo.readInto(buffer.subarray(offset, offset + photo.size)));
          offset += photo.size;
        }
        return use(contents);
      }),
  };
}

function photoRefusal(reason: PhotoRefusal, fileName: string): Refusal {
  return new Refusal(reason === 'tooLarge' ? 413 : 422, photoProblem(reason, cleanOriginalName(fileName)));
}
