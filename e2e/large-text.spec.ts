import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { documentPathOf } from '../contract/documents.ts';
import { firstRoutes } from './every-route.ts';

/** The text size that a visitor sets in the browser, in pixels; 16 is usual. */
for (const [size, width] of [
  [24, 390],
  [32, 390],
  [24, 320],
  [32, 320],
] as const) {
  test(`nothing is cut at ${width} pixels with text of ${size}`, async ({ baseURL, launchOptions }) => {
    test.slow();
    const profile = mkdtempSync(join(tmpdir(), 'large-text-'));
    mkdirSync(join(profile, 'Default'));
    const preferences = { webkit: { webprefs: { default_font_size: size } } };
    writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      viewport: { width, height: 844 },
    });
    try {
      const page = await context.newPage();
      for (const route of firstRoutes()) {
        await page.goto(baseURL + documentPathOf(route));
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          `${size}px`,
        );
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(scrollWidth, `${route}: how wide the page is`).toBeLessThanOrEqual(width + 1);
        await expect.soft(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
      }
    } finally {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    }
  });
}
