import type { Page } from '@playwright/test';
import { heroHeadline } from '../../content/hero.ts';
import { caseStudies, portfolioItems } from '../../content/template-items.ts';
import { arriveAt } from '../support/arrival.ts';
import { holdRequests } from '../support/held-requests.ts';
import { expect, test } from '../support/site-test.ts';

const SCREENS = [
  { path: '/portfolio', call: '/api/portfolios', subject: 'portfolio' },
  { path: '/case-study', call: '/api/case-studies', subject: 'case study' },
] as const;

test.describe('the template pages', () => {
  test('a portfolio item and a case study show all that they have', async ({ page }) => {
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    const [item] = portfolioItems;
    await page.goto(`/#/portfolio/${item.id}`);
    await expect(heading).toHaveText(item.title);
    for (const words of [item.category, item.artist, item.description])
      await expect(main.getByText(words)).toBeVisible();
    await expect(main.getByRole('img', { name: item.title })).not.toHaveJSProperty('naturalWidth', 0);

    const [study] = caseStudies;
    await page.goto(`/#/case-study/${study.id}`);
    await expect(heading).toHaveText(study.title);
    for (const words of [study.category, study.description])
      await expect(main.getByText(words)).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveText([...study.points]);
    await expect(main.getByRole('img', { name: study.title })).not.toHaveJSProperty('naturalWidth', 0);
  });

  for (const { path, call, subject } of SCREENS) {
    test.describe(path, () => {
      test.use({ expectedNoise: [/Failed to load resource/] });
      const failure = `Unable to load ${subject} details. Please try again later.`;

      test('shows placeholders while its item is fetched, with the focus on its heading', async ({
        page,
      }) => {
        await arriveAt(page, '/terms');
        const requested = page.waitForRequest(`**${call}/*`);
        const release = await holdRequests(page, `**${call}/*`);
        await navigateTo(page, `${path}/001`);
        expect(new URL((await requested).url()).pathname, 'its id is read as a number').toBe(`${call}/1`);
        await expect(page.locator('[data-skeleton]').first()).toBeVisible();
        await expect(page.getByText(failure)).toHaveCount(0);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeFocused();
        release();
        await expect(page.locator('[data-skeleton]')).toHaveCount(0);
        await expect(heading).toBeFocused();
      });

      test('says so when the item cannot be loaded or is empty, and returns to Home', async ({ page }) => {
        const heading = page.getByRole('heading', { level: 1 });
        await page.route(`**${call}/1`, (route) => route.fulfill({ json: null }));
        // 0 is a valid id, too.
        for (const id of ['0', '99', '1']) {
          const answered = page.waitForResponse(`**${call}/${id}`);
          await page.goto(`/?${id}#${path}/${id}`);
          await answered;
          await expect(heading).toHaveText('Error');
          await expect(page.getByText(failure, { exact: true })).toBeVisible();
        }
        await page.getByRole('button', { name: 'Return to Home' }).click();
        await expect(page).toHaveURL(/#\/$/);
        await expect(heading).toHaveText(heroHeadline);
      });
    });
  }
});

async function navigateTo(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, route);
}
