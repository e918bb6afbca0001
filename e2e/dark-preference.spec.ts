import type { Page } from '@playwright/test';
import { to } from '../contract/screens.ts';
import { oneProject } from './entries.ts';
import { expect, test } from './site-test.ts';
import { LONG } from './tags.ts';

test.use({ expectedNoise: [/Failed to load resource|\.(css|js) failed/] });

// Without the site's scripts, so that nothing changes by itself. Not without JavaScript, which has looks of its own.
test.beforeEach(({ page }) => page.route('**/assets/*.js', (route) => route.abort()));

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

test.describe('what a visitor sees first is what stays', () => {
  for (const [path, details] of [
    ['/', {}],
    [to.project(oneProject.id), {}],
    ['/services', LONG],
    ['/contact', LONG],
    ['/careers', LONG],
    ['/terms', LONG],
  ] as const) {
    test(`${path} looks the same before its stylesheet is loaded`, details, async ({ page }) => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.goto(path);
        await picturesPainted(page);
        const whole = await page.screenshot();
        await page.route('**/*.css', (route) => route.abort());
        await page.goto(path);
        await picturesPainted(page);
        const first = await page.screenshot();
        await page.unroute('**/*.css');
        expect(first.equals(whole), `at ${size.width}`).toBe(true);
      }
    });
  }
});

test('a visitor who prefers dark sees the same light page, controls included', async ({ page }) => {
  await page.goto(to.contact);
  await picturesPainted(page);
  const light = await page.screenshot();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(to.contact);
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
