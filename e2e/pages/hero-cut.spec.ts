import type { Page } from '@playwright/test';
import { to } from '../../contract/screens.ts';
import { phone } from '../../testing/phone.ts';
import { arriveAt } from '../support/arrival.ts';
import { motion } from '../support/motion.ts';
import { expect, test } from '../support/site-test.ts';
import { drag, swipe } from '../support/touch.ts';

test.use(motion);

function slider(page: Page) {
  return page.getByRole('slider', { name: 'How much of the room is drawn' });
}

/** The position of the cut in percent of the picture's width. */
function cut(page: Page): Promise<number> {
  return page
    .locator('[data-cut]')
    .evaluate((figure) => Number.parseFloat(getComputedStyle(figure).getPropertyValue('--cut')));
}

async function picture(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator('[data-cut] > div').boundingBox();
  if (!box) throw new Error('The hero has no picture.');
  return box;
}

const AT_FIRST = 45;

test.describe('the cut of the hero', () => {
  test('moves with the page as long as it is left alone, then by keys and with the mouse', async ({
    page,
  }) => {
    await arriveAt(page, to.home);
    expect(await cut(page)).toBe(AT_FIRST);
    await page.mouse.move(...((box) => [box.x + 50, box.y + 50] as const)(await picture(page)));
    await page.waitForFunction(() => document.querySelector('[data-cut] > div[style]'));
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await expect.poll(() => cut(page)).toBeLessThan(AT_FIRST);
    await expect(page.locator('[data-cut]')).not.toHaveAttribute('style');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => cut(page)).toBe(AT_FIRST);

    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => cut(page)).toBe(AT_FIRST + 5);
    await page.keyboard.press('Home');
    await expect.poll(() => cut(page)).toBe(0);
    await page.keyboard.press('End');
    await expect.poll(() => cut(page)).toBe(100);

    const { x, y, width } = await picture(page);
    await page.mouse.move(x + width * 0.5, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.8, y + 90, { steps: 4 });
    expect(await cut(page)).toBeCloseTo(80, 0);
    await page.mouse.up();
    await page.mouse.move(x + width * 0.2, y + 60);
    expect(await cut(page)).toBeCloseTo(80, 0);
    await expect(slider(page)).toHaveValue('80');
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('follows a finger sideways, and lets it scroll the page', async ({ page }) => {
      await arriveAt(page, to.home);
      const { x, y, width } = await picture(page);
      const across = [0.45, 0.5, 0.55, 0.6, 0.65, 0.7].map((share) => [{ x: x + width * share, y: y + 60 }]);
      await drag(page, across);
      await page.waitForFunction(() => document.querySelector('[data-cut] > div[style]'));
      await drag(page, across);
      await expect.poll(() => cut(page)).toBeCloseTo(70, 0);
      await swipe(page, { x: x + width * 0.3, fromY: y + 100, toY: y - 100 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
      expect(await cut(page)).toBeCloseTo(70, 0);
    });
  });
});
