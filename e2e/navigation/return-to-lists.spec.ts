import type { Locator, Page } from '@playwright/test';
import { apiPaths } from '../../contract/api.ts';
import { to } from '../../contract/screens.ts';
import { phone } from '../../testing/phone.ts';
import { arriveAt, navigateTo } from '../support/arrival.ts';
import { allProjects } from '../support/entries.ts';
import { holdRequests } from '../support/held-requests.ts';
import { expect, test } from '../support/site-test.ts';

test.use({ ...phone });

const [city = ''] = allProjects.map((project) => project.city);

function lastHouse(page: Page): Locator {
  return page.getByRole('region', { name: 'Projects', exact: true }).getByRole('article').last();
}

/** Scrolls to the place, goes on to another page, and comes back. */
async function leaveAndReturn(page: Page, place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await navigateTo(page, to.terms);
  await page.goBack();
  await expect(place).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(left);
}

test.describe('Back leads to the place that was left', () => {
  test('in the portfolio, whose list is fetched again, and in that of one city', async ({ page }) => {
    const house = lastHouse(page);
    await arriveAt(page, to.terms);
    await navigateTo(page, to.projects);
    await expect(house).toBeAttached();
    const release = await holdRequests(page, `**${apiPaths.projects}`);
    await leaveAndReturn(page, house);

    await test.step('and the page stays there when the list arrives', async () => {
      const before = await house.boundingBox();
      const fetched = page.waitForResponse(`**${apiPaths.projects}`);
      release();
      await (await fetched).finished();
      expect(await house.boundingBox()).toEqual(before);
    });

    await page.goto(`/#${to.filteredProjects({ city })}`);
    await expect(house.getByRole('definition').first()).toContainText(city);
    await leaveAndReturn(page, house);
  });

  test('in the portfolio whose code has not arrived yet', async ({ page }) => {
    const house = lastHouse(page);
    await arriveAt(page, to.projects);
    await house.scrollIntoViewIfNeeded();
    await navigateTo(page, to.home);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-live', '1');
    const release = await holdRequests(page, '**/assets/project-list-*.js');
    await page.goBack();
    await expect(house).toBeInViewport();
    release();
  });

  test('among the testimonials', async ({ page }) => {
    const words = page.getByRole('main').getByRole('figure').last();
    await arriveAt(page, to.terms);
    await navigateTo(page, to.testimonials);
    await expect(words).toBeAttached();
    await leaveAndReturn(page, words);
  });
});
