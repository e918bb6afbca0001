import { photoDescriptionNames, photosField } from '../../../contract/forms/photos.ts';
import { SendFailure } from '../post-form.ts';
import { type Progress, upload } from '../upload.ts';
import type { RunningUpload } from '../upload-row.tsx';
import { PhotoProblem, preparePhoto } from './prepare-photo.ts';

export type PreparedPhotos = {
  readonly files: readonly File[];
  /** The words under them, by the name of their field. */
  readonly descriptions: readonly (readonly [string, string])[];
  /** The same words with other photos are another request. */
  readonly digest: string;
};

export type OnUpload = (upload: RunningUpload | null) => void;

/** Shrinks what is not shrunk yet: the visitor may have been faster than the code. */
export async function preparedPhotos(originals: readonly File[], typed: FormData): Promise<PreparedPhotos> {
  const files: File[] = [];
  for (const original of originals) {
    try {
      files.push((await preparePhoto(original)).file);
    } catch (error) {
      if (!(error instanceof PhotoProblem)) throw error;
      throw new SendFailure(error.message, { [photosField.name]: error.message });
    }
  }
  const descriptions = photoDescriptionNames
    .slice(0, files.length)
    .map((name) => [name, String(typed.get(name) ?? '')] as const)
    .filter(([, description]) => description.trim() !== '');
  return { files, descriptions, digest: JSON.stringify([await digests(files), descriptions]) };
}

/** Where the page came over plain HTTP nothing can be hashed, and the id is new each time anyway. */
async function digests(files: readonly File[]): Promise<string[]> {
  if (!crypto.subtle) return [];
  return Promise.all(
    files.map(async (file) =>
      new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())).join(),
    ),
  );
}

export async function uploadPhotos<Answer>(
  url: string,
  body: FormData,
  files: readonly File[],
  onUpload: OnUpload,
): Promise<Partial<Answer>> {
  const controller = new AbortController();
  const file = {
    name: files.length === 1 ? '1 photo' : `${files.length} photos`,
    size: files.reduce((sum, { size }) => sum + size, 0),
  };
  const onProgress = (progress: Progress | null) =>
    onUpload({ file, progress, onStop: () => controller.abort() });
  onProgress(null);
  try {
    const failure = 'Sending the photos failed';
    return await upload<Answer>(url, body, { failure, signal: controller.signal, onProgress });
  } finally {
    onUpload(null);
  }
}
