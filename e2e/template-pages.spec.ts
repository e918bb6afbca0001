import { heroHeadline } from '../content/hero.ts';
import { caseStudies, portfolioItems } from '../content/template-items.ts';
import { arriveAt } from './arrival.ts';
import { holdRequests } from './held-requests.ts';
import { expect, test } from './site-test.ts';

const SCREENS = [
  { path: '/portfolio', call: '/api/portfolios', subject: 'portfolio' },
  { path: '/case-study', call: '/api/case-studies', subject: 'case study' },
] as const;

test.describe('the template pages', () => {
  test('a portfolio item shows picture, title, category, artist and description', async ({ page }) => {
    const [item] = portfolioItems;
    await page.goto(`/#/portfolio/${item.id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(item.title);
    for (const words of [item.category, item.artist, item.description])
      await expect(main.getByText(words)).toBeVisible();
    await expect(main.getByRole('img', { name: item.title })).toHaveJSProperty('complete', true);
    await expect(main.getByRole('img', { name: item.title })).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('a case study shows picture, title, category, description and points', async ({ page }) => {
    const [study] = caseStudies;
    await page.goto(`/#/case-study/${study.id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(study.title);
    for (const words of [study.category, study.description])
      await expect(main.getByText(words)).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveText([...study.points]);
    await expect(main.getByRole('img', { name: study.title })).not.toHaveJSProperty('naturalWidth', 0);
  });

  for (const { path, call, subject } of SCREENS) {
    test.describe(path, () => {
      test.use({ expectedNoise: [/Failed to load resource/] });
      const failure = `Unable to load ${subject} details. Please try again later.`;

      test('reads its id as a number, and shows placeholders meanwhile', async ({ page }) => {
        const asked = page.waitForRequest(`**${call}/*`);
        await page.route(`**${call}/*`, () => {});
        await page.goto(`/#${path}/007`);
        expect(new URL((await asked).url()).pathname).toBe(`${call}/7`);
        await expect(page.locator('[data-skeleton]').first()).toBeVisible();
        await expect(page.getByText(failure)).toHaveCount(0);
      });

      test('asks for 0 too, which is a number', async ({ page }) => {
        const asked = page.waitForRequest(`**${call}/0`);
        await page.goto(`/#${path}/0`);
        await asked;
        await expect(page.getByText(failure, { exact: true })).toBeVisible();
      });

      test('has the focus on its heading after a visit, with placeholders and without', async ({ page }) => {
        await arriveAt(page, '/#/terms');
        const release = await holdRequests(page, `**${call}/*`);
        await page.evaluate((hash) => {
          location.hash = hash;
        }, `${path}/1`);
        await expect(page.locator('[data-skeleton]').first()).toBeVisible();
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeFocused();
        release();
        await expect(page.locator('[data-skeleton]')).toHaveCount(0);
        await expect(heading).toBeFocused();
      });

      test('says so when the item cannot be loaded, and returns to Home', async ({ page }) => {
        await page.goto(`/#${path}/99`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error');
        await expect(page.getByText(failure, { exact: true })).toBeVisible();
        await page.getByRole('button', { name: 'Return to Home' }).click();
        await expect(page).toHaveURL('/#/');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroHeadline);
      });

      test('says the same when the answer is empty', async ({ page }) => {
        await page.route(`**${call}/*`, (route) => route.fulfill({ json: null }));
        await page.goto(`/#${path}/1`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error');
        await expect(page.getByText(failure, { exact: true })).toBeVisible();
      });
    });
  }
});
