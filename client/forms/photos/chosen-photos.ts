import { photosField } from '../../../contract/forms/photos.ts';

/** The photos of a form. One without any still has an entry: a file without a name. */
export function chosenPhotos(data: FormData): File[] {
  return data
    .getAll(photosField.name)
    .filter((entry): entry is File => entry instanceof File && entry.name !== '');
}
