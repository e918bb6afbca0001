import type { Locator } from '@playwright/test';
import { photosField } from '../../contract/forms/photos.ts';
import { phonePhoto } from '../../server/testing/photo-files/photo-files.ts';

export type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** A photo like those that phones take. */
export async function photo(
  name = 'IMG_2041.jpg',
  options: Parameters<typeof phonePhoto>[0] = {},
): Promise<Chosen> {
  return { name, mimeType: 'image/jpeg', buffer: await phonePhoto(options) };
}

export function photosInput(form: Locator): Locator {
  return form.getByLabel(photosField.label, { exact: true });
}

/** The rows of the accepted photos. */
export function rows(form: Locator): Locator {
  return form
    .getByRole('listitem')
    .filter({ has: form.page().getByRole('button', { name: /^Remove photo/ }) });
}

/** The names of the files in the input, which the form will send. */
export function heldFiles(form: Locator): Promise<string[]> {
  return photosInput(form).evaluate((input: HTMLInputElement) =>
    [...(input.files ?? [])].map(({ name }) => name),
  );
}
