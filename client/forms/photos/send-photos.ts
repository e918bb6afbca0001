import { photoDescriptionNames, photosField } from '../../../contract/forms/photos.ts';
import { SendError } from '../send-form.ts';
import { preparePhoto } from './prepare-photo.ts';

type PreparedPhotos = {
  readonly files: readonly File[];
  /** Field names and values. */
  readonly descriptions: readonly (readonly [string, string])[];
  /** Part of the submission id: the same text with other photos is another request. */
  readonly digest: string;
};

/** Resizes the photos that the picker has not resized yet. */
export async function preparePhotos(originals: readonly File[], data: FormData): Promise<PreparedPhotos> {
  const files: File[] = [];
  for (const original of originals) {
    try {
      files.push((await preparePhoto(original)).file);
    } catch (error) {
      const { message } = error as Error;
      throw new SendError(message, { [photosField.name]: message });
    }
  }
  const descriptions = photoDescriptionNames
    .slice(0, files.length)
    .map((name) => [name, String(data.get(name) ?? '')] as const)
    .filter(([, description]) => description.trim() !== '');
  return { files, descriptions, digest: JSON.stringify([await digests(files), descriptions]) };
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

/** Several files, displayed as a single upload. */
export function combined(files: readonly File[]): Pick<File, 'name' | 'size'> {
  return {
    name: files.length === 1 ? '1 photo' : `${files.length} photos`,
    size: files.reduce((sum, { size }) => sum + size, 0),
  };
}
