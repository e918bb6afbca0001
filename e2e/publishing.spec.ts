import type { Locator, Page } from '@playwright/test';
import { company } from '../content/company.ts';
import { services } from '../content/services/catalogue.ts';
import { to } from '../contract/screens.ts';
import { deskPaths } from '../server/operator/desk-paths.ts';
import { phonePhoto } from '../server/testing/photo-files/photo-files.ts';
import { phone } from '../testing/phone.ts';
import { violationsOf } from './axe.ts';
import { stickingOut } from './layout-faults.ts';
import { owner, test } from './publishing-service.ts';
import { expect } from './site-test.ts';

const TITLE = 'A kitchen with height';
const ALT = 'Cabinets up to the ceiling, a window over the sink.';

/** As a phone that is held upright takes it. */
async function upright() {
  const buffer = await phonePhoto({ width: 1600, height: 1300, orientation: 6, grain: 20 });
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer };
}

async function writeProject(page: Page, site: string): Promise<void> {
  await page.goto(site + deskPaths.siteProjects);
  await page.getByRole('link', { name: 'Add a project' }).click();
  await page.getByLabel('Title').fill(TITLE);
  await page.getByLabel('Service').selectOption({ label: services[0].title });
  await page.getByRole('combobox', { name: 'City' }).fill(company.cities[0] ?? '');
}

async function publishAndLook(page: Page, site: string): Promise<void> {
  await page.getByLabel('Finished in').fill('2026-09');
  await page.getByLabel('One sentence for the card').fill('The soffit hid a dead duct.');
  await page.getByRole('checkbox', { name: 'The client said yes' }).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('It is live. Visitors see it from now on.')).toBeVisible({ timeout: 60_000 });
  await page.goto(site + to.project(101));
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  const picture = page.getByRole('img', { name: ALT }).first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth))
    .toBe(true);
}

test.describe('on a phone, without scripts,', () => {
  test.use({ ...phone, ...owner, javaScriptEnabled: false });

  test('a house goes from an empty form to its page', async ({ page, site }) => {
    test.slow();
    await writeProject(page, site);
    await page.getByLabel('Add photos').setInputFiles([await upright()]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. Only you see it until you publish it.')).toBeFocused();
    const description = page.getByLabel('What does photo 1 show?');
    expect(await widthOf(description)).toBe(await widthOf(page.getByLabel('Title')));
    await description.fill(ALT);
    await publishAndLook(page, site);
  });
});

async function widthOf(part: Locator): Promise<number | undefined> {
  return (await part.boundingBox())?.width;
}

test.describe('on a phone', () => {
  test.use({ ...phone, ...owner, expectedNoise: [/422 \(Unprocessable/] });

  test('photos travel while the story is written, and what was typed survives a closed tab', async ({
    page,
    site,
    context,
  }) => {
    test.slow();
    await writeProject(page, site);
    await page.getByLabel('Add photos').setInputFiles([await upright()]);
    await expect(page.getByText('IMG_2041.jpg is here.')).toBeVisible();
    expect(await stickingOut(page)).toEqual([]);
    await page.close();

    const again = await context.newPage();
    await again.goto(site + deskPaths.siteNew('projects'));
    await expect(again.getByLabel('Title')).toHaveValue(TITLE);
    await expect(again.getByRole('status')).toContainText('did not save');
    await again.getByLabel('Add photos').setInputFiles([await upright()]);
    await again.getByLabel('What does photo 1 show?').fill(ALT);
    await publishAndLook(again, site);
    await again.goto(site + deskPaths.siteNew('projects'));
    await expect(again.getByLabel('Title')).toHaveValue('');
  });

  test('the editor, its list and what is missing are accessible', async ({ page, site }) => {
    await writeProject(page, site);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('heading', { name: /things before it can go live/ })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(site + deskPaths.siteProjects);
    expect(await violationsOf(page)).toEqual([]);
  });
});
