import { truncate, writeFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { company } from '../../content/company.ts';
import {
  PHOTO_MAX_SIDE,
  PHOTOS_MAX,
  photoProblem,
  photosField,
  photosMessages,
} from '../../contract/forms/photos.ts';
import { heic, plainPhoto, pngOf, svg } from '../../server/testing/photo-files/photo-files.ts';
import { phone } from '../../testing/phone.ts';
import { arriveAt } from '../support/arrival.ts';
import { violationsOf } from '../support/axe.ts';
import { answerContactCalls } from '../support/contact-calls.ts';
import { type Chosen, heldFiles, photo, photosInput, rows } from '../support/photo-form.ts';
import {
  errorSummary,
  expectRequest,
  fillRequest,
  openEstimateOnPhone,
  REQUEST,
  sendButton,
  toast,
} from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';

test.use({ ...phone });

/** The resized photo that the form will send. */
async function heldPhoto(form: Locator): Promise<Buffer> {
  const bytes = await photosInput(form).evaluate(async (input: HTMLInputElement) => [
    ...new Uint8Array((await input.files?.[0]?.arrayBuffer()) ?? []),
  ]);
  return Buffer.from(bytes);
}

test.describe('photos with a request', () => {
  test('are optional, and shrunk, turned upright and freed of their position before they are sent', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const calls = await answerContactCalls(page);
    await arriveAt(page, '/contact');
    const main = page.getByRole('main');
    const input = photosInput(main);

    await test.step('they are from the gallery or the camera, and their code comes with the first touch', async () => {
      await expect(input).toHaveAccessibleDescription(photosField.hint);
      await expect(input).not.toHaveAttribute('required');
      await expect(input).not.toHaveAttribute('capture');
      await expect(input).toHaveAttribute('accept', /^image\/jpeg,image\/png,image\/webp/);
      expect(scripts.filter((url) => url.includes('photo'))).toEqual([]);
      await input.focus();
      // What sends them, too: after a deployment it would be gone.
      for (const code of ['photo-picker', 'send-photos'])
        await expect.poll(() => scripts.some((url) => url.includes(code))).toBe(true);
    });

    await test.step('the payload of a request without any is as it was', async () => {
      await fillRequest(main);
      await sendButton(main).click();
      await expect(toast(page)).toBeVisible();
      expect(calls[0]?.map(([name]) => name)).toEqual([
        ...Object.keys(REQUEST),
        ...['subject', '_to', '_replyto', '_next', '_id', '_honey', '_elapsed'],
      ]);
    });

    await fillRequest(main);
    const original = await photo('IMG_2041.jpg', { width: 3200, height: 2400, orientation: 6 });
    expect((await sharp(original.buffer).metadata()).exif).toBeDefined();
    await input.setInputFiles(original);
    await expect(rows(main)).toHaveCount(1);
    const sent = await heldPhoto(main);
    const { width, height, exif, xmp, iptc, orientation } = await sharp(sent).metadata();
    expect({ width, height }).toEqual({ width: PHOTO_MAX_SIDE * 0.75, height: PHOTO_MAX_SIDE });
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    // In a file with this orientation the upper half of the picture is stored on the right.
    const { data, info } = await sharp(sent).raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number) => data[(Math.floor(info.height / 2) * info.width + x) * info.channels] ?? 0;
    expect(redAt(info.width - 10)).toBeGreaterThan(redAt(10) + 100);
    await sendButton(main).click();
    await expect(main.getByRole('region', { name: 'Your request' })).toContainText(/Photos\s*1/);
    await expect(rows(main)).toHaveCount(0);
    expect(await heldFiles(main)).toEqual([]);
  });

  test('can be described, added to and removed, with the focus in a sensible place', async ({ page }) => {
    const calls = await answerContactCalls(page);
    await arriveAt(page, '/terms');
    const dialog = await openEstimateOnPhone(page);
    await fillRequest(dialog);
    const input = photosInput(dialog);
    await input.setInputFiles([await photo('one.jpg'), await photo('two.jpg')]);
    await expect(rows(dialog)).toHaveCount(2);
    await expect(dialog.getByRole('status')).toHaveText('2 photos chosen.');
    await input.setInputFiles({ name: 'three.png', mimeType: 'image/png', buffer: await plainPhoto('png') });
    await expect(rows(dialog)).toHaveCount(3);
    expect(await heldFiles(dialog)).toEqual(['one.jpg', 'two.jpg', 'three.jpg']);
    await dialog.getByLabel('Photo 2 shows').fill('The second');
    await dialog.getByLabel('Photo 3 shows').fill('The window');
    await dialog.getByRole('button', { name: 'Remove photo 2' }).click();
    await expect(dialog.getByRole('button', { name: 'Remove photo 2' })).toBeFocused();
    await expect(dialog.getByLabel('Photo 2 shows')).toHaveValue('The window');
    await expect(dialog.getByRole('status')).toHaveText('Removed two.jpg. 2 photos left.');
    await dialog.getByRole('button', { name: 'Remove photo 2' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Remove photo 1' })).toBeFocused();
    await dialog.getByLabel('Photo 1 shows').fill('The wall');
    expect(await violationsOf(page)).toEqual([]);
    await sendButton(dialog).click();
    await expect(toast(page)).toContainText('Request sent!');
    expect(calls[0]?.slice(-2)).toEqual([
      ['photoDescription1', 'The wall'],
      [photosField.name, 'one.jpg'],
    ]);
  });

  test('that cannot be taken are refused at once with a sentence, and the rest is kept', async ({ page }) => {
    await arriveAt(page, '/contact');
    const main = page.getByRole('main');
    await fillRequest(main);
    const input = photosInput(main);
    const good = await photo();
    await input.setInputFiles(good);
    // Passed by path, because passing so many bytes to the browser takes seconds.
    const heavy = test.info().outputPath('heavy.jpg');
    await writeFile(heavy, '');
    await truncate(heavy, 40 * 1024 * 1024);
    const bad: readonly (readonly [Chosen | string, string])[] = [
      [{ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: svg }, photoProblem('wrongKind', 'plan.svg')],
      [
        { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
        photoProblem('wrongKind', 'a.pdf'),
      ],
      [{ name: 'IMG_1.HEIC', mimeType: '', buffer: heic }, photoProblem('heic', 'IMG_1.HEIC')],
      [{ ...good, name: 'cut.jpg', buffer: good.buffer.subarray(0, 700) }, photoProblem('broken', 'cut.jpg')],
      [
        { name: 'huge.png', mimeType: 'image/png', buffer: pngOf(30_000, 30_000) },
        photoProblem('broken', 'huge.png'),
      ],
      [heavy, photoProblem('tooLarge', 'heavy.jpg')],
    ];
    for (const [file, sentence] of bad) {
      await input.setInputFiles(file);
      await expect(main.getByRole('alert')).toHaveText(sentence);
      expect(await heldFiles(main)).toEqual([good.name]);
    }
    await input.setInputFiles(Array(PHOTOS_MAX).fill(good));
    await expect(main.getByRole('alert')).toHaveText(photosMessages.leftOut);
    await expect(rows(main)).toHaveCount(PHOTOS_MAX);
    await expectRequest(main, REQUEST);

    await test.step('nor is what a browser cannot make smaller, in our own words', async () => {
      await page.evaluate(() => {
        HTMLCanvasElement.prototype.toBlob = () => {
          throw new DOMException('The operation is insecure.');
        };
      });
      await rows(main).first().getByRole('button').click();
      await expect(rows(main)).toHaveCount(PHOTOS_MAX - 1);
      await input.setInputFiles(good);
      await expect(main.getByRole('alert')).toHaveText(photoProblem('broken', good.name));
      await expect(main.getByText('insecure')).toHaveCount(0);
    });
  });

  test.describe('whose code is gone since a deployment', () => {
    test.use({ expectedNoise: [/404/] });

    test('are sent as they were chosen', async ({ page }) => {
      const calls = await answerContactCalls(page);
      await arriveAt(page, '/contact');
      await page.route(/(photo-picker|send-photos)-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
      const main = page.getByRole('main');
      await fillRequest(main);
      await photosInput(main).setInputFiles([await photo('one.jpg'), await photo('two.jpg')]);
      await sendButton(main).click();
      await expect(toast(page)).toContainText('Request sent!');
      expect(calls[0]?.slice(-2)).toEqual([
        [photosField.name, 'one.jpg'],
        [photosField.name, 'two.jpg'],
      ]);
    });
  });

  test.describe('that do not get through', () => {
    test.use({ expectedNoise: [/503|Sending the request failed/] });

    test('show their progress, and can be stopped: everything is still there', async ({ page }) => {
      await arriveAt(page, '/contact');
      const main = page.getByRole('main');
      await fillRequest(main);
      await photosInput(main).setInputFiles(
        await photo('IMG_1.jpg', { width: 2000, height: 1500, grain: 40 }),
      );
      await expect(rows(main)).toHaveCount(1);
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 40_000 };
      await network.send('Network.emulateNetworkConditions', slow);
      await sendButton(main).click();
      await expect(main.getByRole('button', { name: 'Sending...' })).toBeDisabled();
      const progress = main.getByRole('progressbar', { name: 'Sending 1 photo' });
      await expect
        .poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.position))
        .toBeGreaterThan(0);
      await main.getByRole('button', { name: 'Stop' }).click();
      await expect(main.getByText('The upload was stopped.')).toBeVisible();
      await expect(sendButton(main)).toBeEnabled();
      await expect(rows(main)).toHaveCount(1);
      await expectRequest(main, REQUEST);
      await expect(toast(page)).toHaveCount(0);

      await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
      await test.step('so are they when the server has no room, and their field says what to do', async () => {
        const sentence = `Please try again in a minute, or call us at ${company.phone.display}.`;
        await answerContactCalls(page, {
          status: 503,
          json: { error: sentence, fields: { photos: sentence } },
        });
        await sendButton(main).click();
        await expect(errorSummary(main).getByRole('link', { name: sentence })).toBeVisible();
        await expect(photosInput(main)).toHaveAttribute('aria-invalid', 'true');
        await expect(rows(main)).toHaveCount(1);
        await expectRequest(main, REQUEST);
      });
    });
  });
});
