import { PHOTOS_MAX, photoProblem, photosField, photosMessages } from '../../contract/forms/photos.ts';
import { to } from '../../contract/screens.ts';
import { arriveAt, navigateTo } from '../support/arrival.ts';
import { answerContactCalls, CONTACT_CALL } from '../support/contact-calls.ts';
import { holdRequests } from '../support/held-requests.ts';
import { heldFiles, photo, photosInput, rows } from '../support/photo-form.ts';
import { expectRequest, fillRequest, REQUEST, sendButton, toast } from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';

test.describe('chosen photos', () => {
  test('are counted when they are taken: the others are judged one by one', async ({ page }) => {
    await arriveAt(page, '/contact');
    const main = page.getByRole('main');
    const good = await photo();
    const broken = { ...good, name: 'cut.jpg', buffer: good.buffer.subarray(0, 700) };
    const text = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('Paint') };
    await photosInput(main).setInputFiles(Array(PHOTOS_MAX - 1).fill(good));
    await expect(rows(main)).toHaveCount(PHOTOS_MAX - 1);
    await photosInput(main).setInputFiles([broken, text, good]);
    await expect(rows(main)).toHaveCount(PHOTOS_MAX);
    await expect(main.getByRole('alert').getByRole('listitem')).toHaveText([
      photoProblem('broken', broken.name),
      photoProblem('wrongKind', text.name),
    ]);
    await photosInput(main).setInputFiles([text, good, good]);
    await expect(main.getByRole('alert').getByRole('listitem')).toHaveText([
      photoProblem('wrongKind', text.name),
      photosMessages.leftOut,
    ]);
    expect(await heldFiles(main)).toHaveLength(PHOTOS_MAX);
  });

  test('stay, with their descriptions, while other pages are looked at, but not over a reload', async ({
    page,
  }) => {
    const calls = await answerContactCalls(page);
    await arriveAt(page, '/contact');
    const main = page.getByRole('main');
    await fillRequest(main);
    await photosInput(main).setInputFiles(await photo());
    await expect(rows(main)).toHaveCount(1);

    await test.step('they are not part of the draft, which says so', async () => {
      await page.reload();
      await expect(main.getByText('Photos are not kept when the page is reloaded.')).toBeVisible();
      await expectRequest(main, REQUEST);
      await expect(rows(main)).toHaveCount(0);
    });

    await photosInput(main).setInputFiles([await photo('one.jpg'), await photo('two.jpg')]);
    await expect(rows(main)).toHaveCount(2);
    await main.getByLabel('Photo 2 shows').fill('The window');
    await page.goto('/#/about');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await page.goto('/#/contact');
    await expect(rows(main)).toHaveCount(2);
    await expect(main.getByLabel('Photo 2 shows')).toHaveValue('The window');
    expect(await heldFiles(main)).toEqual(['one.jpg', 'two.jpg']);
    await sendButton(main).click();
    await expect(toast(page)).toContainText('Request sent!');
    expect(calls[0]?.slice(-3)).toEqual([
      ['photoDescription2', 'The window'],
      [photosField.name, 'one.jpg'],
      [photosField.name, 'two.jpg'],
    ]);
    await navigateTo(page, to.about());
    await navigateTo(page, to.contact);
    await expect(rows(main)).toHaveCount(0);

    await test.step('they are gone, too, if the page is left while they are sent', async () => {
      const release = await holdRequests(page, CONTACT_CALL);
      await fillRequest(main);
      await photosInput(main).setInputFiles(await photo('three.jpg'));
      await expect(rows(main)).toHaveCount(1);
      const sending = page.waitForRequest(CONTACT_CALL);
      await sendButton(main).click();
      await sending;
      await navigateTo(page, to.about());
      release();
      await expect(toast(page)).toContainText('Request sent!');
      await navigateTo(page, to.contact);
      await photosInput(main).setInputFiles(await photo('four.jpg'));
      await expect(rows(main)).toHaveCount(1);
      expect(await heldFiles(main)).toEqual(['four.jpg']);
    });

    await test.step('those that are still being made smaller stay, too', async () => {
      await page.evaluate(() => {
        const { createImageBitmap } = window;
        const isReleased = new Promise((resolve) => addEventListener('release', resolve, { once: true }));
        window.createImageBitmap = async (source: ImageBitmapSource) => {
          await isReleased;
          return createImageBitmap(source);
        };
      });
      await photosInput(main).setInputFiles(await photo('five.jpg'));
      await expect(main.getByText('Making the photo smaller...')).toBeVisible();
      await navigateTo(page, to.about());
      await page.evaluate(() => dispatchEvent(new Event('release')));
      await navigateTo(page, to.contact);
      await expect(rows(main)).toHaveCount(2);
      expect(await heldFiles(main)).toEqual(['four.jpg', 'five.jpg']);
    });
  });
});
