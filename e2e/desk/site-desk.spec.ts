import type { Page } from '@playwright/test';
import { wordsPermission } from '../../content/client-words.ts';
import { company } from '../../content/company.ts';
import { services } from '../../content/services/catalogue.ts';
import { deskPaths } from '../../server/operator/desk-paths.ts';
import { violationsOf } from '../support/axe.ts';
import { stickingOut } from '../support/layout-faults.ts';
import { owner, test } from '../support/publishing-service.ts';
import { expect } from '../support/site-test.ts';
import { LONG } from '../support/tags.ts';

test.describe.configure({ timeout: 400_000 });

const TITLE = 'A kitchen with height';
const PAGES = [
  deskPaths.site,
  deskPaths.siteProjects,
  deskPaths.siteNew('projects'),
  deskPaths.siteEntry('projects', 101),
  `${deskPaths.site}/testimonials`,
  deskPaths.siteNew('testimonials'),
  `${deskPaths.site}/people`,
  deskPaths.siteNew('people'),
  deskPaths.sitePrices,
  deskPaths.siteCompany,
  deskPaths.siteSamples,
  deskPaths.siteVersions,
];
const WIDTHS = [360, 1440];

/** Checks for accessibility violations and horizontal overflow, on a phone and on a desktop. */
async function check(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await stickingOut(page), `${what}, ${width} wide`).toEqual([]);
    expect(await violationsOf(page), `${what}, ${width} wide`).toEqual([]);
  }
}

async function writeDraft(page: Page, site: string): Promise<void> {
  await page.goto(site + deskPaths.siteNew('projects'));
  await page.getByLabel('Title').fill(TITLE);
  await page.getByLabel('Service').selectOption({ label: services[0].title });
  await page.getByRole('combobox', { name: 'City' }).fill(company.cities[0] ?? '');
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function expectLive(page: Page): Promise<void> {
  await expect(page.getByText('It is live. Visitors see it from now on.')).toBeVisible({ timeout: 120_000 });
}

test.describe('the desk about the site', LONG, () => {
  test.use({ ...owner, expectedNoise: [/(422|409) \(/] });

  test('has pages that are accessible, also when they refuse something', async ({ page, site }) => {
    await writeDraft(page, site);
    await press(page, 'Save');
    for (const path of PAGES) {
      await page.goto(site + path);
      await check(page, path);
    }
    await page.goto(site + deskPaths.siteEntry('projects', 101));
    const [revision, copy] = [page.locator('[name="revision"]'), await page.context().newPage()];
    await copy.goto(page.url());
    await copy.getByLabel('One sentence for the card').fill('The soffit hid a duct.');
    await press(copy, 'Save');
    await expect(copy.locator('[name="revision"]')).toHaveValue('2');
    await copy.close();
    await expect(revision).toHaveValue('1');
    await page.getByLabel('One sentence for the card').fill('The soffit hid a dead duct.');
    await press(page, 'Publish');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Somebody else saved this page');
    await check(page, 'two who saved');
    await press(page, 'Save this');
    await press(page, 'Publish');
    await expect(page.getByRole('heading', { name: /things before it can go live/ })).toBeVisible();
    await check(page, 'what is missing');
  });

  test('has a page for a client that is accessible in every state', async ({ page, site }) => {
    await writeDraft(page, site);
    await press(page, 'Save');
    await page.getByLabel('Email address of the client').fill('client@example.ca');
    await press(page, 'Ask for their words');
    await page.getByRole('link', { name: /\/words\// }).click();
    const words = page.url();
    await check(page, 'asked');
    await press(page, 'Send my words');
    await check(page, 'refused');

    await page.getByRole('radio', { name: /5/ }).check();
    await page.getByLabel('Your words').fill('They swept the stairs every evening.');
    await page.getByLabel('Your name').fill('Ruth Hawthorn');
    await press(page, 'Send my words');
    await expect(page.getByText('Your words are with us, and only we read them')).toBeVisible();
    await check(page, 'private');

    await page.getByText('Change my words').click();
    await page.getByLabel(wordsPermission.wording).check();
    const outdated = await page.context().newPage();
    await outdated.goto(words);
    await press(page, 'Send the new version');
    await expect(page.getByText('not yet on the site')).toBeVisible();
    await check(page, 'allowed');

    await page.goto(`${site}${deskPaths.site}/testimonials`);
    await page.getByRole('link', { name: /Ruth Hawthorn/ }).click();
    await check(page, 'the words on the desk');
    await press(page, 'Publish');
    await expectLive(page);
    await page.goto(words);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your words are on the site');
    await check(page, 'published');

    await outdated.getByText('Change my words').click();
    await press(outdated, 'Send the new version');
    await expect(outdated.getByText('was not kept')).toBeVisible();
    await check(outdated, 'published before the client changed them');

    await press(page, 'Yes, take them back');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your words are gone');
    await check(page, 'withdrawn');
    await page.goto(site + deskPaths.siteVersions);
    await check(page, 'two versions');
  });

  test('has a form that the keyboard goes through in its order, without scripts', async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ ...owner, javaScriptEnabled: false });
    const page = await context.newPage();
    await writeDraft(page, site);
    const names: string[] = [];
    await page.getByLabel('Title').focus();
    for (let count = 0; count < 60 && names.at(-1) !== 'publish'; count++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        return element instanceof HTMLButtonElement ? element.value : element?.getAttribute('name');
      });
      names.push(focused ?? '');
    }
    expect(names.at(-1)).toBe('publish');
    await page.keyboard.press('Enter');
    const summary = page.getByRole('region', { name: /before it can go live/ });
    await expect(summary).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\w+/);
    await context.close();
  });
});

test.describe('a site without samples and with nothing of its own', LONG, () => {
  test.use(owner);

  test('is accessible on every page that had some', async ({ page, site }) => {
    await page.goto(site + deskPaths.siteSamples);
    await press(page, 'Retire all samples');
    await expect(page.getByText('Retired. Visitors no longer see it.')).toBeVisible({ timeout: 120_000 });
    for (const path of ['/', '/projects', '/testimonials', '/about', `/services/${services[0].slug}`]) {
      await page.goto(site + path);
      await check(page, path);
    }
  });
});
