import { chromium, expect, test } from '@playwright/test';
import { documentPath } from '../../contract/documents.ts';
import { screenSweeps } from '../support/every-route.ts';
import { LONG } from '../support/tags.ts';

/** The default font size set in the browser, in pixels; 16 is usual. */
const sweeps = [
  ...screenSweeps.map((sweep) => ({ ...sweep, size: 32 })),
  ...screenSweeps.map((sweep) => ({ ...sweep, size: 24, details: LONG })),
];

for (const { size, name, details, routes } of sweeps) {
  test(
    `nothing of ${name} is cut on phones with text of ${size}`,
    details,
    async ({ baseURL, launchOptions }) => {
      test.slow();
      const browser = await chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`],
      });
      try {
        const page = await browser.newPage();
        for (const { route } of routes) {
          await page.goto(baseURL + documentPath(route));
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
            `${size}px`,
          );
          for (const width of [390, 320]) {
            await page.setViewportSize({ width, height: 844 });
            const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
            expect.soft(scrollWidth, `${route}: how wide the page is`).toBeLessThanOrEqual(width + 1);
            await expect.soft(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
          }
        }
      } finally {
        await browser.close();
      }
    },
  );
}
