import type { Page } from '@playwright/test';
import { to } from '../../contract/screens.ts';
import { arriveAt } from '../support/arrival.ts';
import { expectBackKeysLeftAlone } from '../support/browser-shortcuts.ts';
import { pairedProjects } from '../support/entries.ts';
import { motion } from '../support/motion.ts';
import { expect, test } from '../support/site-test.ts';

test.use(motion);

function section(page: Page) {
  return page.getByRole('region', { name: 'Before and after' });
}

function range(page: Page) {
  return section(page).getByRole('slider', { name: 'How much of the before picture is shown, in percent' });
}

/** Contains the two pictures, the divider and the range input. */
function frame(page: Page) {
  return range(page).locator('..');
}

/** The visible position of the divider, and the value of the range input. */
async function expectCut(page: Page, percent: number): Promise<void> {
  const upper = frame(page).locator('> div').last();
  await expect(upper).toHaveCSS('clip-path', `inset(0px 0px 0px ${percent}%)`);
  expect(Math.round(Number(await range(page).inputValue()))).toBe(percent);
}

async function boxOf(page: Page) {
  const box = await frame(page).boundingBox();
  if (!box) throw new Error('the slider has no box');
  return box;
}

for (const { id, beforeAndAfter } of pairedProjects.slice(0, 1)) {
  const route = to.project(id);

  test.describe('before and after', () => {
    test('lie exactly over each other, and are compared by mouse, keys, names and clicks', async ({
      page,
    }) => {
      await arriveAt(page, route);
      const pictures = section(page).locator('picture img');
      await expect(pictures).toHaveCount(2);
      expect(await pictures.first().boundingBox()).toEqual(await pictures.last().boundingBox());
      const sources = section(page).locator('source');
      await expect(sources.first()).toHaveAttribute('srcset', new RegExp(`${beforeAndAfter.before.path}-`));
      await expect(sources.last()).toHaveAttribute('srcset', new RegExp(`${beforeAndAfter.after.path}-`));
      await expectCut(page, 46);

      await test.step('by the keys', async () => {
        await range(page).focus();
        await page.keyboard.press('ArrowRight');
        await expectCut(page, 51);
        await page.keyboard.press('ArrowUp');
        await expectCut(page, 56);
        await expectBackKeysLeftAlone(range(page));
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowLeft');
        await expectCut(page, 41);
        await page.keyboard.press('End');
        await expectCut(page, 100);
        await page.keyboard.press('Home');
        await expectCut(page, 0);
      });

      await test.step('by dragging with the mouse', async () => {
        await frame(page).scrollIntoViewIfNeeded();
        const { x, y, width, height } = await boxOf(page);
        const at = (share: number) => [x + width * share, y + Math.min(height, 300) / 2] as const;
        await page.mouse.move(...at(0.46));
        await page.mouse.down();
        await page.mouse.move(...at(0.25));
        await expectCut(page, 25);
        await page.mouse.move(...at(0.75), { steps: 3 });
        await expectCut(page, 75);
        await page.mouse.move(x + width + 50, y + 20);
        await expectCut(page, 100);
        await page.mouse.up();
        await page.mouse.move(...at(0.5));
        await expectCut(page, 100);
      });

      await test.step('without dragging: by a click, by the range, by their names', async () => {
        const { width } = await boxOf(page);
        await frame(page).click({ position: { x: width * 0.5, y: 20 } });
        await expectCut(page, 50);
        await range(page).fill('30');
        await expectCut(page, 30);
        await section(page).getByRole('button', { name: 'After' }).click();
        await expectCut(page, 0);
        await section(page).getByRole('button', { name: 'Before' }).click();
        await expectCut(page, 100);
      });

      for (const other of pairedProjects.slice(1, 2))
        await test.step('those of another project begin as these did', async () => {
          await page.getByRole('button', { name: 'Back to Projects' }).click();
          await page.getByRole('link', { name: `View Details: ${other.title}` }).click();
          await expect(page).toHaveURL(`/#${to.project(other.id)}`);
          await expectCut(page, 46);
        });
    });

    test.describe('on a touch screen', () => {
      test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

      test('follow a finger that moves sideways, and leave one that scrolls alone', async ({ page }) => {
        await arriveAt(page, route);
        const { x, y, width } = await boxOf(page);
        const touch = (type: string, share: number, dy = 0) =>
          frame(page).dispatchEvent(type, {
            pointerType: 'touch',
            pointerId: 1,
            button: 0,
            clientX: x + width * share,
            clientY: y + 50 + dy,
          });
        // Only a real pointer can be captured.
        await page.evaluate(() => {
          Element.prototype.setPointerCapture = () => {};
        });
        await touch('pointerdown', 0.46);
        await touch('pointermove', 0.46, 60);
        await touch('pointermove', 0.48, 120);
        await expectCut(page, 46);
        await touch('pointerup', 0.48, 120);
        await touch('pointerdown', 0.46);
        await touch('pointermove', 0.8, 5);
        await expectCut(page, 80);
        await touch('pointerup', 0.8);
        await expect(frame(page)).toHaveCSS('touch-action', 'pan-y');
        await page.touchscreen.tap(x + width * 0.2, y + 60);
        await expectCut(page, 20);
      });
    });

    test.describe('without scripts', () => {
      // Without JavaScript the browser cancels module preloads.
      test.use({ javaScriptEnabled: false, expectedNoise: [/assets\/.+\.js failed/] });

      test('are both shown whole, each with its name', async ({ page }) => {
        await page.goto(route);
        const pictures = section(page).locator('picture img');
        const [before, after] = await Promise.all([
          pictures.first().boundingBox(),
          pictures.last().boundingBox(),
        ]);
        expect(after?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
        await expect(section(page).getByText('Before', { exact: true }).first()).toBeVisible();
        await expect(section(page).getByText('After', { exact: true }).first()).toBeVisible();
        await expect(section(page).getByRole('slider')).toHaveCount(0);
        await expect(section(page).getByRole('button')).toHaveCount(0);
      });
    });
  });
}
