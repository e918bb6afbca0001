import type { Locator, Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { services } from '../../content/services/catalogue.ts';
import { to } from '../../contract/screens.ts';
import { deskPaths } from '../../server/operator/desk-paths.ts';
import { phonePhoto } from '../../server/testing/photo-files/photo-files.ts';
import { phone } from '../../testing/phone.ts';
import { violationsOf } from '../support/axe.ts';
import { holdRequests } from '../support/held-requests.ts';
import { stickingOut } from '../support/layout-faults.ts';
import { owner, startPublishingServer } from '../support/publishing-service.ts';
import { expect, test } from '../support/site-test.ts';

const ALT = 'Cabinets up to the ceiling, a window over the sink.';

// One worker with one server, because starting one means rendering all documents.
test.describe.configure({ mode: 'default' });

let server: Awaited<ReturnType<typeof startPublishingServer>>;

test.beforeAll(async () => {
  server = await startPublishingServer();
});

test.afterAll(() => server.stop());

/** A portrait photo like those that phones take, as tall as their screens. */
async function upright() {
  const buffer = await phonePhoto({ width: 2600, height: 1240, orientation: 6, grain: 20 });
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer };
}

async function writeProject(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Add a project' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Service').selectOption({ label: services[0].title });
  await page.getByRole('combobox', { name: 'City' }).fill(company.cities[0] ?? '');
}

/** What visitors need beyond a draft, except the photo. */
async function fillForVisitors(page: Page): Promise<void> {
  await page.getByLabel('Finished in').fill('2026-09');
  await page.getByLabel('One sentence for the card').fill('The soffit hid a dead duct.');
  await page.getByRole('checkbox', { name: 'The client said yes' }).check();
}

async function publishAndLook(page: Page, title: string): Promise<void> {
  await fillForVisitors(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('It is live. Visitors see it from now on.')).toBeVisible({ timeout: 60_000 });
  const [, id] = /\/projects\/(\d+)/.exec(page.url()) ?? [];
  await page.goto(server.url + to.project(Number(id)));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const picture = page.getByRole('img', { name: ALT }).first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth))
    .toBe(true);
}

async function widthOf(part: Locator): Promise<number | undefined> {
  return (await part.boundingBox())?.width;
}

test.describe('on a phone, without scripts,', () => {
  test.use({ ...phone, ...owner, javaScriptEnabled: false });

  test('a house goes from an empty form to its page', async ({ page }) => {
    test.slow();
    const title = 'A kitchen with height';
    await page.goto(server.url + deskPaths.siteProjects);
    await writeProject(page, title);
    await page.getByLabel('Add photos').setInputFiles([await upright()]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. Only you see it until you publish it.')).toBeFocused();
    const description = page.getByLabel('What does photo 1 show?');
    expect(await widthOf(description)).toBe(await widthOf(page.getByLabel('Title')));
    await description.fill(ALT);
    await page.getByLabel('Heading of the story').fill('What the soffit hid');
    await page.getByLabel('Heading of the story').press('Enter');
    await expect(page.getByText('Saved. Only you see it until you publish it.')).toBeFocused();
    await expect(description).toHaveValue(ALT);
    await publishAndLook(page, title);
  });
});

test.describe('on a phone', () => {
  test.use({ ...phone, ...owner, expectedNoise: [/422 \(Unprocessable|503 \(Service/] });

  test('photos travel while the story is written, and what was typed survives a closed tab', async ({
    page,
    context,
  }) => {
    test.slow();
    const title = 'A bath with a window';
    await page.goto(server.url + deskPaths.siteProjects);
    expect(await violationsOf(page), 'the list').toEqual([]);
    await writeProject(page, title);
    expect(await violationsOf(page), 'the editor').toEqual([]);
    await page.getByLabel('Add photos').setInputFiles([await upright()]);
    await expect(page.getByText('IMG_2041.jpg is here.')).toBeVisible();
    expect(await stickingOut(page)).toEqual([]);
    await page.getByLabel('What does photo 1 show?').fill(ALT);
    await page.close();

    const again = await context.newPage();
    await again.goto(server.url + deskPaths.siteNew('projects'));
    await expect(again.getByLabel('Title')).toHaveValue(title);
    await expect(again.getByRole('status')).toContainText('did not save');
    const sent = again.locator('.sent-photos img');
    await expect
      .poll(() => sent.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(again.getByLabel('What does photo 1 show?')).toHaveValue(ALT);
    await again.getByRole('button', { name: 'Discard it' }).click();
    await expect(sent).toHaveCount(0);
    await again.reload();
    await expect(again.getByLabel('Title')).toHaveValue('');
    await again.getByLabel('Add photos').setInputFiles([await upright()]);
    await again.getByLabel('What does photo 1 show?').fill(ALT);
    await again.goto(server.url + deskPaths.siteProjects);
    await writeProject(again, title);
    await expect(again.getByLabel('What does photo 1 show?')).toHaveValue(ALT);
    await again.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(again.getByRole('heading', { name: /things before it can go live/ })).toBeVisible();
    expect(await violationsOf(again), 'what is missing').toEqual([]);
    await publishAndLook(again, title);
    await again.goto(server.url + deskPaths.siteNew('projects'));
    await expect(again.getByLabel('Title')).toHaveValue('');
  });

  test('what is written while a version is rendered stays', async ({ page }) => {
    test.slow();
    await page.goto(server.url + deskPaths.siteProjects);
    await writeProject(page, 'A hall');
    await page.getByLabel('Add photos').setInputFiles([await upright()]);
    await page.getByLabel('What does photo 1 show?').fill(ALT);
    await fillForVisitors(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Publishing...')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveCount(0);
    const progress = page.url();
    const opened = page.waitForResponse((response) => response.request().isNavigationRequest());
    await page.getByRole('link', { name: 'Go on writing' }).click();
    expect((await opened).headers().refresh).toBeUndefined();
    await page.getByLabel('Add photos').setInputFiles([{ ...(await upright()), name: 'IMG_2.jpg' }]);
    await expect(page.getByText('IMG_2.jpg is here.')).toBeVisible();
    await page.getByLabel('Heading of the story').fill('What the soffit hid');
    await page.getByRole('checkbox', { name: 'Show it on Home' }).check();
    await expect
      .poll(async () => (await page.request.get(progress)).headers().refresh, { timeout: 60_000 })
      .toBeUndefined();
    await expect(page.getByLabel('Heading of the story')).toHaveValue('What the soffit hid');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. Visitors see what was there before')).toBeFocused();
    await expect(page.getByRole('checkbox', { name: 'Show it on Home' })).toBeChecked();
    await expect(page.getByLabel(/What does photo \d show/)).toHaveCount(2);
  });

  test('what was typed into a new entry is kept until this entry is saved', async ({ page }) => {
    const NEW = server.url + deskPaths.siteNew('projects');
    const LIST = server.url + deskPaths.siteProjects;
    const title = page.getByLabel('Title');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const isSaved = () =>
      expect(page.getByText('Saved. Only you see it until you publish it.')).toBeFocused();

    await test.step('whatever else is saved meanwhile', async () => {
      await page.goto(LIST);
      await writeProject(page, 'A stair');
      await press('Save');
      await isSaved();
      const another = page.url();
      await page.goto(NEW);
      await title.fill('A pantry');
      await page.goto(another);
      await page.getByLabel('Heading of the story').fill('Two more steps');
      await press('Save');
      await isSaved();
      await page.goto(NEW);
      await expect(title).toHaveValue('A pantry');
    });

    await test.step('also if it is refused', async () => {
      await title.fill('A cellar');
      await press('Save');
      await expect(page.getByRole('heading', { name: /things to put right/ })).toBeVisible();
      await page.goto(NEW);
      await expect(title).toHaveValue('A cellar');
    });

    await test.step('also if it does not arrive', async () => {
      await page.goto(LIST);
      await writeProject(page, 'A pantry');
      await page.route(NEW, (route) =>
        route.request().method() === 'POST' ? route.abort('aborted') : route.fallback(),
      );
      const failed = page.waitForEvent('requestfailed');
      await press('Save');
      await failed;
      await page.unroute(NEW);
      await page.goto(NEW);
      await expect(title).toHaveValue('A pantry');
      await expect(page.getByRole('status')).toContainText('did not save');
    });

    await test.step('not over what was typed before the script came', async () => {
      const story = page.getByLabel('Heading of the story');
      await story.fill('Shelves to the ceiling');
      const script = Promise.withResolvers<void>();
      await page.route(/\/assets\/.*\.js/, async (route) => {
        await script.promise;
        await route.fallback();
      });
      await page.goto(NEW, { waitUntil: 'commit' });
      await title.fill('A pantry with a window');
      script.resolve();
      await expect(story).toHaveValue('Shelves to the ceiling');
      await expect(title).toHaveValue('A pantry with a window');
      await page.goto(NEW);
      await expect(title).toHaveValue('A pantry with a window');
      await page.unroute(/\/assets\/.*\.js/);
    });

    await test.step('not after a save that cannot be published yet', async () => {
      await press('Publish');
      await expect(page.getByRole('heading', { name: /things before it can go live/ })).toBeVisible();
      // The script of this page discards the text.
      await page.waitForLoadState('domcontentloaded');
      await page.goto(LIST);
      await page.getByRole('link', { name: 'Add a project' }).click();
      await expect(title).toHaveValue('');
    });

    await test.step('nor after a preview, from which Back leads to what was saved', async () => {
      await page.goto(LIST);
      await writeProject(page, 'A larder');
      await press('Preview');
      await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
      await page.goBack();
      await isSaved();
      await expect(title).toHaveValue('A larder');
      await press('Save');
      await isSaved();
      await page.goto(LIST);
      await expect(page.getByRole('link', { name: 'A larder' })).toHaveCount(1);
      await page.goto(NEW);
      await expect(title).toHaveValue('');
    });
  });

  test('an editor that Back shows from memory is asked for again, with what was typed', async ({ page }) => {
    await page.clock.install();
    await page.goto(server.url + deskPaths.siteNew('people'));
    const name = page.getByLabel('Name');
    await name.fill('Ana Ferreira');
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      // Safari does so to fields without autofill.
      document.querySelector('form')?.reset();
    });
    // What was due when the page was left may not store the empty fields.
    await page.clock.runFor(1_000);
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await loaded;
    await expect(name).toHaveValue('Ana Ferreira');
  });

  test('what was typed into a fold is seen at once when it is there again, and can be dropped', async ({
    page,
  }) => {
    await page.goto(server.url + deskPaths.sitePrices);
    const line = page.locator('details').first();
    const from = line.locator('input').first();
    await line.locator('summary').click();
    const saved = await from.inputValue();
    await from.fill('28500');
    await page.reload();
    await expect(from).toBeVisible();
    await expect(from).toHaveValue('28500');
    await expect(page.getByRole('status')).toContainText('did not save');
    expect(await violationsOf(page), 'restored text').toEqual([]);

    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(from).toHaveValue(saved);
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
    await expect(from).toHaveValue(saved);
  });

  test('photos that are refused are named before the form goes, and those that did not get through go with it', async ({
    page,
  }) => {
    test.slow();
    await page.goto(server.url + deskPaths.siteProjects);
    await writeProject(page, 'A porch');
    const field = page.getByLabel('Add photos');
    const pictures = server.url + deskPaths.sitePictures;
    await page.route(pictures, (route) => route.fulfill({ status: 503 }));
    for (const name of ['IMG_1.jpg', 'IMG_2.jpg']) {
      await field.setInputFiles([{ ...(await upright()), name }]);
      await expect(page.getByText(`${name} could not be sent yet`)).toBeVisible();
    }
    await page.unroute(pictures);
    const release = await holdRequests(page, pictures);
    const small = { mimeType: 'image/jpeg', buffer: await phonePhoto() };
    await field.setInputFiles([
      { ...small, name: 'IMG_3.jpg' },
      { ...small, name: 'IMG_4.jpg' },
      await upright(),
    ]);
    await page.getByLabel('Title').press('Enter');
    release();
    await expect(page.getByText('IMG_4.jpg was left out.')).toBeFocused();
    await expect(page.getByText('IMG_3.jpg was left out.')).toBeVisible();
    expect(await violationsOf(page), 'what is left out').toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. Only you see it until you publish it.')).toBeFocused();
    await expect(page.getByLabel(/What does photo \d show/)).toHaveCount(3);
  });

  test('photos go with the form when nothing moves on the line, and the button says what it waits for', async ({
    page,
  }) => {
    test.slow();
    await page.clock.install();
    await page.goto(server.url + deskPaths.siteProjects);
    await writeProject(page, 'A deck');
    const pictures = server.url + deskPaths.sitePictures;
    await page.route(pictures, () => {});
    const requested = page.waitForRequest(pictures);
    const [one, two] = [await upright(), { ...(await upright()), name: 'IMG_2.jpg' }];
    await page.getByLabel('Add photos').setInputFiles([one, two]);
    await requested;
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sending photos...' })).toBeVisible();
    expect(await stickingOut(page)).toEqual([]);
    await page.clock.fastForward(60_000);
    await expect(page.getByRole('button', { name: 'Sending photos...' })).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(page.getByText('Saved. Only you see it until you publish it.')).toBeFocused();
    await expect(page.getByLabel(/What does photo \d show/)).toHaveCount(2);
  });
});
