import type { Page } from '@playwright/test';
import { to } from '../contract/screens.ts';
import { expect, test } from './site-test.ts';

test.use({ expectedNoise: [/Failed to load resource|\.js failed/] });

// Without the site's scripts, so that nothing changes by itself. Not without JavaScript, which has looks of its own.
test.beforeEach(({ page }) => page.route('**/assets/*.js', (route) => route.abort()));

test('a visitor who prefers dark sees the same light page, controls included', async ({ page }) => {
  await page.goto(to.contact);
  await picturesPainted(page);
  const light = await page.screenshot();
  await page.emulateMedia({ colorScheme: 'dark' });
  await picturesPainted(page);
  expect((await page.screenshot()).equals(light)).toBe(true);
});

/**
 * Waits for the pictures of the first view, some of which load lazily, and has the page painted anew as a whole: where
 * a picture is painted over what was there before, pixels at its edge may differ by a shade.
 */
function picturesPainted(page: Page): Promise<unknown> {
  return page.locator('img').evaluateAll(async (pictures: HTMLImageElement[]) => {
    const isInView = (picture: HTMLImageElement) => {
      const { top, left, width } = picture.getBoundingClientRect();
      return width > 0 && top < innerHeight && left < innerWidth;
    };
    await Promise.all(pictures.filter(isInView).map((picture) => picture.decode()));
    for (const isHidden of [true, false]) {
      document.body.hidden = isHidden;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
  });
}
