import { expect } from 'vitest';
import { photosField } from '../../../contract/forms/photos.ts';
import { expectNoUploads } from '../applications.ts';
import { estimateFields, type Fields, formData, post } from '../forms.ts';
import type { TestService } from '../test-service.ts';

type SentPhoto = Buffer | { readonly content: Buffer; readonly name: string };

export function requestForm(fields: Fields, photos: readonly SentPhoto[]): FormData {
  const form = formData(fields);
  for (const [index, photo] of photos.entries()) {
    const { content, name } = Buffer.isBuffer(photo)
      ? { content: photo, name: `IMG_${index + 1}.jpg` }
      : photo;
    form.append(photosField.name, new File([new Uint8Array(content)], name));
  }
  return form;
}

export function sendPhotos(
  { app }: TestService,
  photos: readonly SentPhoto[],
  { changes = {} as Fields, headers = {} as Record<string, string> } = {},
) {
  return post(app, requestForm(estimateFields(changes), photos), { headers });
}

export function storedPhotos({ database }: TestService) {
  return database
    .selectFrom('lead_photos')
    .selectAll()
    .orderBy('contact_message_id')
    .orderBy('number')
    .execute();
}

/** No row and no file, open or not. */
export async function expectNothingStored(service: TestService): Promise<void> {
  for (const table of ['contact_messages', 'lead_photos', 'outbox'] as const)
    expect(await service.database.selectFrom(table).selectAll().execute()).toEqual([]);
  await expectNoUploads(service);
}
