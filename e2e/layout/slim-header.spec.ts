import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { to } from '../../contract/screens.ts';
import { phone } from '../../testing/phone.ts';
import { arriveAt } from '../support/arrival.ts';
import { violationsOf } from '../support/axe.ts';
import { motion } from '../support/motion.ts';
import { expect, test } from '../support/site-test.ts';

test.use(motion);

/** Nearer to the top, the header itself is close. */
const FROM_PIXELS = 600;

function slimHeader(page: Page) {
  return page.getByRole('navigation', { name: 'While scrolling' });
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

async function scrollUpFar(page: Page): Promise<void> {
  await scrollTo(page, 3 * FROM_PIXELS);
  await expect(page.locator('nav[aria-label="While scrolling"]')).toHaveAttribute('inert');
  // The island may not be listening yet, or may see one scroll event instead of two.
  await expect(async () => {
    await page.evaluate(() => window.scrollBy({ top: -50, behavior: 'instant' }));
    await expect(slimHeader(page)).toBeInViewport({ ratio: 1, timeout: 1000 });
  }).toPass();
}

test.describe('the slim header', () => {
  test('comes back while one scrolls up, inert when it is away, and leads on', async ({ page }) => {
    await arriveAt(page, '/');
    const shifts = await page.evaluateHandle(() => {
      const seen: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift' });
      return seen;
    });
    await scrollUpFar(page);
    expect((await slimHeader(page).boundingBox())?.height).toBeCloseTo(56, -1);
    await scrollTo(page, 3 * FROM_PIXELS);
    await expect(slimHeader(page)).toHaveCount(0);
    await scrollTo(page, 3 * FROM_PIXELS - 100);
    await expect(slimHeader(page)).toBeVisible();
    await scrollTo(page, FROM_PIXELS);
    await expect(slimHeader(page)).toHaveCount(0);
    expect(await shifts.jsonValue()).toEqual([]);

    await scrollUpFar(page);
    expect(await violationsOf(page)).toEqual([]);
    await expect(slimHeader(page).getByRole('link', { name: company.phone.display })).toHaveAttribute(
      'href',
      company.phone.href,
    );
    const estimate = slimHeader(page).getByRole('button', { name: 'Free Estimate' });
    await estimate.click();
    await expect(page.getByRole('dialog', { name: 'Request a Free Estimate' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(estimate).toBeFocused();
    await slimHeader(page).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(`/#${to.about()}`);
    await expect(slimHeader(page)).toHaveCount(0);
    await scrollUpFar(page);
    await expect(slimHeader(page).locator('[aria-current]')).toHaveText('About Us');
  });

  test('stays while the keyboard is in it, and covers nothing that has the focus', async ({ page }) => {
    // Avoids smooth scrolling to the focus, which would take a second each time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arriveAt(page, '/');
    await scrollUpFar(page);
    await slimHeader(page).getByRole('link', { name: 'Contact' }).focus();
    await page.keyboard.press('Tab');
    await scrollTo(page, 4 * FROM_PIXELS);
    await expect(slimHeader(page).getByRole('link', { name: company.phone.display })).toBeFocused();
    const links = page.getByRole('region', { name: 'Our Renovation Process' }).getByRole('button');
    await links.first().focus();
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Shift+Tab');
      const focused = page.locator(':focus');
      const isInBar = await focused.evaluate(
        (element) => element.closest('[aria-label="While scrolling"]') !== null,
      );
      if (!isInBar)
        await expect.poll(async () => (await focused.boundingBox())?.y).toBeGreaterThanOrEqual(56);
    }
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('is neither shown nor loaded', async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await arriveAt(page, '/');
      await scrollTo(page, 3 * FROM_PIXELS);
      await scrollTo(page, 2 * FROM_PIXELS);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      await expect(page.locator('nav[aria-label="While scrolling"]')).toHaveCount(0);
      expect(loaded.filter((url) => url.includes('slim-header'))).toEqual([]);
    });
  });
});
