import { describe, expect, it } from 'vitest';
import { apiPaths } from '../../contract/api.ts';
import {
  PHOTO_MAX_BYTES,
  PHOTOS_MAX,
  type PhotoRefusal,
  photoProblem,
  photosMessages,
} from '../../contract/forms/photos.ts';
import { multipartHead, part, sendRaw } from '../../testing/raw-http.ts';
import { estimateFields, type Fields } from '../testing/forms.ts';
import { heic, phonePhoto, plainPhoto, pngOf, svg } from '../testing/photo-files/photo-files.ts';
import { expectNothingStored, sendPhotos, storedPhotos } from '../testing/photo-files/photo-requests.ts';
import { NAVIGATION } from '../testing/post-as-browser.ts';
import { pdf } from '../testing/resume-files/resume-files.ts';
import { startTestService } from '../testing/test-service.ts';

const MEBIBYTE = 1024 * 1024;

const refused: readonly (readonly [string, PhotoRefusal, () => Buffer | Promise<Buffer>])[] = [
  ['a PDF', 'wrongKind', pdf],
  ['an SVG', 'wrongKind', () => svg],
  ['a GIF', 'wrongKind', () => Buffer.from('GIF89a, and so on')],
  ['a TIFF', 'wrongKind', () => Buffer.from('II*\0, and so on')],
  ["an iPhone's HEIC", 'heic', () => heic],
  [
    'a picture that ends in the middle',
    'broken',
    async () => (await phonePhoto({ grain: 45 })).subarray(0, 9000),
  ],
  ['an empty file', 'broken', () => Buffer.alloc(0)],
  [
    'a file that only begins as a JPEG',
    'broken',
    () => Buffer.from('\xff\xd8\xff\xe0 and no picture', 'latin1'),
  ],
  ['900 million pixels in a few kilobytes', 'tooManyPixels', () => pngOf(30_000, 30_000)],
  ['more than 10 MB', 'tooLarge', () => Buffer.alloc(PHOTO_MAX_BYTES + 1, '\xff\xd8\xff', 'latin1')],
];

describe('a photo is refused with a sentence that names it, and nothing is stored:', () => {
  it.each(refused)('%s', async (_, refusal, make) => {
    const service = await startTestService('SQLite');
    const photos = [await plainPhoto('jpeg'), { content: await make(), name: 'C:\\fakepath\\IMG_2041.jpg' }];
    const response = await sendPhotos(service, photos);
    const sentence = photoProblem(refusal, 'IMG_2041.jpg');
    expect(response.statusCode).toBe(refusal === 'tooLarge' ? 413 : 422);
    expect(response.json()).toEqual({ error: sentence, fields: { photos: sentence } });
    await expectNothingStored(service);
  });

  it('one more than may be sent', async () => {
    const service = await startTestService('SQLite');
    const photo = await plainPhoto('jpeg');
    const response = await sendPhotos(service, Array(PHOTOS_MAX + 1).fill(photo));
    expect(response.statusCode).toBe(422);
    expect(response.json().fields).toEqual({ photos: photosMessages.tooMany });
    await expectNothingStored(service);
  });

  it('40 MB of photos together', async () => {
    const service = await startTestService('SQLite');
    const photo = Buffer.alloc(8 * MEBIBYTE);
    const response = await sendPhotos(service, Array(5).fill(photo));
    expect(response.statusCode).toBe(413);
    expect(response.json().fields).toEqual({ photos: photosMessages.tooLarge });
    await expectNothingStored(service);
  });

  it('together with the errors of the text fields', async () => {
    const service = await startTestService('SQLite');
    const response = await sendPhotos(service, [{ content: svg, name: 'plan.svg' }], {
      changes: { name: '', photoDescription1: 'x'.repeat(121) },
    });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().fields).toSorted()).toEqual(['name', 'photoDescription1', 'photos']);
    await expectNothingStored(service);
  });
});

describe('a request with photos without JavaScript', () => {
  it('is stored with its photos, and without any where the field was left empty', async () => {
    const service = await startTestService('SQLite');
    const response = await sendPhotos(service, [await plainPhoto('png')], { headers: NAVIGATION });
    expect(response.statusCode).toBe(303);
    // Browsers send this for a file field that was left empty.
    const empty = await sendPhotos(service, [{ content: Buffer.alloc(0), name: '' }], {
      headers: NAVIGATION,
    });
    expect(empty.statusCode).toBe(303);
    expect(await service.database.selectFrom('contact_messages').select('id').execute()).toHaveLength(2);
    expect(await storedPhotos(service)).toHaveLength(1);
  });

  const expectCorrectionForm = (body: string, typed: Fields, sentence: string) => {
    expect(body).toContain(`id="photos-error">${sentence}</p>`);
    expect(body).toContain(`value="${typed.name}"`);
    expect(body).toContain(`>\n${typed.message}</textarea>`);
    expect(body).toContain(photosMessages.chooseAgain);
    expect(body).toMatch(/<input type="file" id="photos" name="photos"[^>]* multiple>/);
  };

  it('comes back with what was typed and the error, and asks for the photos again', async () => {
    const service = await startTestService('SQLite');
    const typed = estimateFields();
    const photos = [{ content: svg, name: 'plan.svg' }];
    const response = await sendPhotos(service, photos, { changes: typed, headers: NAVIGATION });
    expect(response.statusCode).toBe(422);
    expectCorrectionForm(response.body, typed, photoProblem('wrongKind', 'plan.svg'));
    await expectNothingStored(service);
  });

  it('comes back likewise with 40 MB of photos', async () => {
    const service = await startTestService('SQLite');
    const typed = estimateFields();
    const words = Object.entries(typed).map(([name, value]) => part(name, value ?? ''));
    const photo = part('photos', Buffer.alloc(8 * MEBIBYTE), 'IMG_1.jpg');
    const body = Buffer.concat([...words, ...Array(5).fill(photo), Buffer.from('--edge--\r\n')]);
    const head = multipartHead(apiPaths.contact, { 'Content-Length': body.length, ...NAVIGATION });
    const response = await sendRaw(await service.listen(), head, body);
    expect(response.status).toBe(413);
    expectCorrectionForm(response.body, typed, photosMessages.tooLarge);
    await expectNothingStored(service);
  });
});
