import { photosField } from '../../../contract/forms/photos.ts';
import { SendError } from '../send-form.ts';
import { preparePhoto } from './prepare-photo.ts';

export type PreparedPhotos = {
  readonly files: readonly File[];
  /** Part of the submission id: the same text with other photos is another request. */
  readonly digest: readonly string[];
};

/** Resizes the photos that the picker has not resized yet. */
export async function preparePhotos(originals: readonly File[]): Promise<PreparedPhotos> {
  const files: File[] = [];
  for (const original of originals) {
    try {
      files.push((await preparePhoto(original)).file);
    } catch (error) {
      const { message } = error as Error;
      throw new SendError(message, { [photosField.name]: message });
    }
  }
  return { files, digest: await digests(files) };
}

/** Over plain HTTP there is no `crypto.subtle`; then every submission gets a new id. */
async function digests(files: readonly File[]): Promise<string[]> {
  if (!crypto.subtle) return [];
  return Promise.all(
    files.map(async (file) =>
      new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())).join(),
    ),
  );
}
