import type { Page } from '@playwright/test';
import { to } from '../contract/screens.ts';
import { arriveAt } from './arrival.ts';
import { oneProject } from './entries.ts';
import { holdRequests } from './held-requests.ts';
import { expect, test } from './site-test.ts';

test.use({ expectedNoise: [/Failed to load resource|\.(css|js) failed/] });

// Without the site's scripts, so that nothing changes by itself. Not without JavaScript, which has looks of its own.
const SCRIPTS = '**/assets/*.js';
test.beforeEach(({ page }) => page.route(SCRIPTS, (route) => route.abort()));

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

test.describe('what a visitor sees first is what stays', () => {
  for (const path of ['/', '/services', to.project(oneProject.id), '/contact', '/careers', '/terms']) {
    test(`${path} looks the same before its stylesheet is applied`, async ({ page }) => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.goto(path);
        await picturesDecoded(page);
        const first = await page.screenshot();
        await applyStylesheet(page);
        const whole = await page.screenshot();
        expect(first.equals(whole), `at ${size.width}`).toBe(true);
      }
    });
  }
});

test.describe('the whole stylesheet', () => {
  test('is applied once the site is interactive', async ({ page }) => {
    await page.unroute(SCRIPTS);
    await arriveAt(page, '/');
    await expect(page.locator('link[rel=stylesheet]')).toHaveAttribute('media', 'all');
  });

  test('is applied before that to a visitor who does something', async ({ page }) => {
    await page.unroute(SCRIPTS);
    await holdRequests(page, '**/assets/islands-*.js');
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.locator('link[rel=stylesheet]')).toHaveAttribute('media', 'all');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is applied at once', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('noscript link[rel=stylesheet]:not([media])')).toHaveCount(1);
    });
  });
});

test('a visitor who prefers dark sees the same light page, controls included', async ({ page }) => {
  await page.goto(to.contact);
  await picturesDecoded(page);
  const light = await page.screenshot();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(to.contact);
  await picturesDecoded(page);
  expect((await page.screenshot()).equals(light)).toBe(true);
});

/** As scripts do it, which are kept away here. */
async function applyStylesheet(page: Page): Promise<void> {
  await page.locator('link[media=print]').evaluate(async (link: HTMLLinkElement) => {
    if (!link.sheet) await new Promise((loaded) => link.addEventListener('load', loaded));
    link.media = 'all';
  });
}

/** The browser may paint the words before the first picture is decoded. */
function picturesDecoded(page: Page): Promise<unknown> {
  return page
    .locator('img[loading=eager]')
    .evaluateAll((pictures: HTMLImageElement[]) => Promise.all(pictures.map((picture) => picture.decode())));
}
