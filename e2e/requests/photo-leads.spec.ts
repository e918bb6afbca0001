import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { company } from '../../content/company.ts';
import { photoFileName, photoProblem, photosField, photosMessages } from '../../contract/forms/photos.ts';
import { deskPaths } from '../../server/operator/desk-paths.ts';
import { phonePhoto, svg } from '../../server/testing/photo-files/photo-files.ts';
import { phone } from '../../testing/phone.ts';
import { startPostgresServer } from '../../testing/postgres-server.ts';
import { arriveAt } from '../support/arrival.ts';
import { violationsOf } from '../support/axe.ts';
import { OWNER } from '../support/desk-service.ts';
import { type LeadService, startLeadService } from '../support/lead-service.ts';
import { type MailPeer, startMailPeer } from '../support/mail-peer.ts';
import {
  fillRequest,
  openEstimateOnPhone,
  REQUEST,
  requestField,
  sendButton,
  toast,
} from '../support/request-form.ts';
import { test as base, expect } from '../support/site-test.ts';
import { LONG } from '../support/tags.ts';

type Engine = 'SQLite' | 'PostgreSQL';

const test = base.extend<{ engine: Engine; mail: MailPeer; service: LeadService }>({
  engine: ['SQLite', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  mail: async ({}, use) => {
    const mail = await startMailPeer();
    await use(mail);
    await mail.stop();
  },
  service: async ({ mail, engine }, use) => {
    const postgres = engine === 'PostgreSQL' ? await startPostgresServer() : undefined;
    const service = await startLeadService(mail.url, {
      OPERATOR_TOKEN: OWNER.password,
      ...(postgres && { DATABASE_URL: postgres.url }),
    });
    await use(service);
    await service.stop();
    await postgres?.stop();
  },
});

test.use({ ...phone });
test.slow();

/** A photo like those that phones take: 12 megapixels, about 4 MB, portrait, with GPS coordinates. */
let photoOfPhone: Buffer = Buffer.alloc(0);

test.beforeAll(async () => {
  photoOfPhone = await phonePhoto({ width: 4032, height: 3024, orientation: 6, grain: 50 });
});

function chosen(name: string) {
  return { name, mimeType: 'image/jpeg', buffer: photoOfPhone };
}

function photosInput(form: Locator): Locator {
  return form.getByLabel(photosField.label, { exact: true });
}

for (const engine of ['SQLite', 'PostgreSQL'] as const) {
  test.describe(`photos of a homeowner, on ${engine},`, LONG, () => {
    test.use({ engine });

    test('reach the mail, the database, the inbox and the desk, and go with the person', async ({
      page,
      browser,
      mail,
      service,
    }) => {
      await arriveAt(page, service.url);
      const dialog = await openEstimateOnPhone(page);
      await fillRequest(dialog);
      await photosInput(dialog).setInputFiles([chosen('IMG_1.jpg'), chosen('IMG_2.jpg')]);
      await dialog.getByLabel('Photo 2 shows').fill('The wall to come out');
      await sendButton(dialog).click();
      await expect(toast(page)).toContainText('Request sent!');

      const leads = JSON.parse(await service.inbox('leads', '--json'));
      expect(leads).toEqual([expect.objectContaining({ ...REQUEST, form: 'estimate' })]);
      const [{ reference }] = leads;
      const shown = JSON.parse(await service.inbox('show', reference, '--json'));
      expect(shown.photos).toEqual([
        expect.objectContaining({ number: 1, description: '', width: 1500, height: 2000 }),
        expect.objectContaining({ number: 2, description: 'The wall to come out' }),
      ]);

      const folder = join(service.folder, 'saved');
      await mkdir(folder);
      await service.inbox('photos', reference, folder);
      const names = [photoFileName(reference, 1), photoFileName(reference, 2)];
      expect((await readdir(folder)).toSorted()).toEqual(names);
      const saved = await Promise.all(names.map((name) => readFile(join(folder, name))));
      for (const photo of saved) expect((await sharp(photo).metadata()).exif).toBeUndefined();

      const toOwner = () => mail.received.filter(({ to }) => to.includes(company.email));
      await expect.poll(() => toOwner().length).toBe(1);
      expect(toOwner()[0]?.attachments.map(({ name }) => name)).toEqual(names);
      expect(toOwner()[0]?.attachments.map(({ content }) => content)).toEqual(saved);
      expect(toOwner()[0]?.parts.get('text/plain')).toMatch(/\d attached: The wall to come out/);
      await expect
        .poll(() => mail.received.find(({ to }) => to.includes(REQUEST.email))?.parts.get('text/plain'))
        .toMatch(/Photos:\s+2 received/);

      const owner = await browser.newContext({
        httpCredentials: OWNER,
        viewport: { width: 360, height: 740 },
      });
      const desk = await owner.newPage();
      await desk.goto(service.url + deskPaths.record(reference));
      const pictures = desk.getByRole('img', { name: /^Photo 1$|^The wall to come out$/ });
      await expect(pictures).toHaveCount(2);
      await expect
        .poll(() => pictures.last().evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(1500);
      expect(await violationsOf(desk)).toEqual([]);
      await owner.close();

      await service.inbox('delete', REQUEST.email, '--yes');
      expect(JSON.parse(await service.inbox('leads', '--json'))).toEqual([]);
    });
  });
}

test('three photos of a phone are sent over slow 4G in a few seconds', LONG, async ({ page, service }) => {
  await arriveAt(page, `${service.url}/contact`);
  const main = page.getByRole('main');
  await fillRequest(main);
  const photos = [chosen('1.jpg'), chosen('2.jpg'), chosen('3.jpg')];
  for (const { buffer } of photos) expect(buffer.length).toBeGreaterThan(3_500_000);
  await photosInput(main).setInputFiles(photos);
  await expect(main.getByRole('button', { name: 'Remove photo 3' })).toBeVisible();
  const bytes = await photosInput(main).evaluate((input: HTMLInputElement) =>
    [...(input.files ?? [])].reduce((sum, { size }) => sum + size, 0),
  );
  // About ten seconds at 1.6 Mbit/s; the duration itself is not tested.
  expect(bytes).toBeLessThan(2_000_000);
  await sendButton(main).click();
  await expect(toast(page)).toContainText('Request sent!');
});

test.describe('without JavaScript', LONG, () => {
  // Without JavaScript the browser cancels module preloads.
  test.use({ javaScriptEnabled: false, expectedNoise: [/\.js failed$|422/] });

  test('the file input works, and a refusal gives the typed text back', async ({ page, service }) => {
    await page.goto(`${service.url}/contact`);
    const main = page.getByRole('main');
    await fillRequest(main);
    await photosInput(main).setInputFiles({ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: svg });
    await sendButton(main).click();
    const summary = page.getByRole('region', { name: 'One thing to correct' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('listitem')).toHaveText(photoProblem('wrongKind', 'plan.svg'));
    await expect(page.getByText(photosMessages.chooseAgain)).toBeVisible();
    await expect(requestField(page.getByRole('main'), 'message')).toHaveValue(REQUEST.message);
    expect(JSON.parse(await service.inbox('leads', '--json'))).toEqual([]);

    await page.getByLabel(photosField.label).setInputFiles([chosen('1.jpg'), chosen('2.jpg')]);
    await sendButton(page.getByRole('main')).click();
    await expect(page).toHaveURL(`${service.url}/contact#request-sent`);
    const [{ reference }] = JSON.parse(await service.inbox('leads', '--json'));
    const { photos } = JSON.parse(await service.inbox('show', reference, '--json'));
    expect(photos).toEqual([
      expect.objectContaining({ width: 1500, height: 2000 }),
      expect.objectContaining({ width: 1500, height: 2000 }),
    ]);
  });
});

test('an external form service is sent no photos: the field is not there', LONG, async ({ page, mail }) => {
  const settings = { FORM_ENDPOINT: 'https://forms.example/f/abc' };
  const service = await startLeadService(mail.url, settings);
  await arriveAt(page, `${service.url}/contact`);
  const main = page.getByRole('main');
  await expect(requestField(main, 'message')).toBeVisible();
  await expect(photosInput(main)).toHaveCount(0);
  const dialog = await openEstimateOnPhone(page);
  await expect(photosInput(dialog)).toHaveCount(0);
  await service.stop();
});
