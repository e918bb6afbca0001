import type { Page } from '@playwright/test';
import { to } from '../../contract/screens.ts';
import { expect, test } from '../support/site-test.ts';

test.use({ expectedNoise: [/Failed to load resource|\.js failed/] });

// Blocks the scripts, so that nothing changes by itself. JavaScript stays on, since pages look different without it.
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
 * Waits for the pictures of the first screen, some of which load lazily, and forces a full repaint: if a picture is
 * painted over previous content, pixels at its edge may differ by a shade.
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
