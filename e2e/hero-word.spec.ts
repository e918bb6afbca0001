import type { Page } from '@playwright/test';
import { heroWords } from '../content/hero.ts';
import { arriveAt } from './arrival.ts';
import { stopClock } from './scroll-record.ts';
import { expect, test } from './site-test.ts';

function expectWord(page: Page, at: number): Promise<void> {
  return expect(page.getByText(/^We build amazing/)).toHaveText(`We build amazing ${heroWords[at]}`);
}

test.describe('the word after "We build amazing"', () => {
  test.beforeEach(async ({ page }) => {
    await stopClock(page);
  });

  test('changes every 2.5 seconds through all words and begins again', async ({ page }) => {
    expect(new Set(heroWords).size).toBe(heroWords.length);
    await arriveAt(page, '/');
    for (const at of heroWords.keys()) {
      await expectWord(page, at);
      await page.clock.runFor(2499);
      await expectWord(page, at);
      await page.clock.runFor(1);
    }
    await expectWord(page, 0);
  });

  test('stops after Pause and goes on after Start', async ({ page }) => {
    await arriveAt(page, '/');
    await page.getByRole('button', { name: 'Pause the changing word' }).click();
    const start = page.getByRole('button', { name: 'Start the changing word' });
    await expect(start).toBeVisible();
    await page.clock.runFor(10_000);
    await expectWord(page, 0);
    await start.click();
    await expect(page.getByRole('button', { name: 'Pause the changing word' })).toBeVisible();
    await page.clock.runFor(2500);
    await expectWord(page, 1);
  });

  test('stops under the pointer and while its control has the focus', async ({ page }) => {
    await arriveAt(page, '/');
    await page.getByText(/^We build amazing/).hover();
    await page.clock.runFor(10_000);
    await expectWord(page, 0);
    await page.mouse.move(0, 0);
    await page.clock.runFor(2500);
    await expectWord(page, 1);
    await page.getByRole('button', { name: 'Pause the changing word' }).focus();
    await page.getByText(/^We build amazing/).hover();
    await page.mouse.move(0, 0);
    await page.clock.runFor(10_000);
    await expectWord(page, 1);
  });

  test('does not move for visitors who prefer reduced motion, unless they start it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arriveAt(page, '/');
    const start = page.getByRole('button', { name: 'Start the changing word' });
    await expect(start).toBeVisible();
    await page.clock.runFor(10_000);
    await expectWord(page, 0);
    await start.click();
    await expect(page.getByRole('button', { name: 'Pause the changing word' })).toBeVisible();
    await page.clock.runFor(2500);
    await expectWord(page, 1);
  });
});
