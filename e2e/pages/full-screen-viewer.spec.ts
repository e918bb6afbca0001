import type { Locator, Page } from '@playwright/test';
import { to } from '../../contract/screens.ts';
import { navigateTo } from '../support/arrival.ts';
import { expectBackKeysLeftAlone } from '../support/browser-shortcuts.ts';
import { galleryProjects } from '../support/entries.ts';
import { motion } from '../support/motion.ts';
import {
  arriveAtGallery,
  button,
  COUNT,
  expectCaption,
  expectPicture,
  gallery,
  LARGE,
  LAST,
  PICTURES,
  project,
  ROUTE,
} from '../support/project-pictures.ts';
import { expect, test } from '../support/site-test.ts';
import { drag, swipe } from '../support/touch.ts';

test.use(motion);

const NAVIGATION_TIMEOUT_MS = 6000;

function viewer(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Pictures of this project, full screen' });
}

/** The row of pictures is scrolled to the picture at this index. */
async function expectViewed(within: Locator, at: number): Promise<void> {
  await expectCaption(within, at);
  await expect
    .poll(() =>
      within
        .locator('ul')
        .first()
        .evaluate((row) => row.scrollLeft / row.clientWidth),
    )
    .toBeCloseTo(at, 1);
}

if (galleryProjects.length > 0) {
  test.describe('the full-screen viewer', () => {
    test('opens with the picture that was clicked or is shown, turns, returns the focus, and is closed by Back', async ({
      page,
    }) => {
      await arriveAtGallery(page);
      const picture = gallery(page).getByRole('link', { name: `Open full screen: ${PICTURES[0]?.alt}` });
      await picture.click();
      await expectViewed(viewer(page), 0);
      const box = await viewer(page).boundingBox();
      expect([box?.width, box?.height]).toEqual([1280, 900]);
      await expect(page).toHaveURL(`/#${ROUTE}`);
      await page.keyboard.press('ArrowLeft');
      await expectViewed(viewer(page), LAST);
      await expectBackKeysLeftAlone(viewer(page));
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expectViewed(viewer(page), 1);
      await page.keyboard.press('Escape');
      await expect(viewer(page)).toBeHidden();
      await expect(picture).toBeFocused();
      await expectPicture(gallery(page), 0);
      await expect(page).toHaveURL(`/#${ROUTE}`);

      await button(gallery(page), 'Next picture').click();
      await button(gallery(page), LARGE).click();
      await expectViewed(viewer(page), 1);
      await button(viewer(page), 'Next picture').click();
      await expectViewed(viewer(page), 2 % COUNT);
      await button(viewer(page), 'Previous picture').click();
      await expectViewed(viewer(page), 1);
      await button(viewer(page), 'Close').click();
      await expect(viewer(page)).toBeHidden();
      await expect(button(gallery(page), LARGE)).toBeFocused();

      await button(gallery(page), LARGE).click();
      await expectViewed(viewer(page), 1);
      await page.goBack();
      await expect(viewer(page)).toBeHidden();
      await expect(page).toHaveURL(`/#${ROUTE}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title);
    });

    test('leaves a click with a modifier to the browser, which opens the file elsewhere', async ({
      page,
      context,
    }) => {
      await arriveAtGallery(page);
      const picture = gallery(page).getByRole('link').first();
      const file = (await picture.getAttribute('href')) ?? '';
      for (const modifier of ['ControlOrMeta', 'Shift'] as const) {
        const opened = context.waitForEvent('page');
        await picture.click({ modifiers: [modifier] });
        await expect(await opened).toHaveURL(file);
      }
      await expect(viewer(page)).toBeHidden();
      expect(await page.evaluate(() => history.state?.isLayer)).toBeUndefined();
    });

    test('fetches only the neighbours, keeps the focus inside, and zooms to what is clicked', async ({
      page,
    }) => {
      await arriveAtGallery(page);
      await button(gallery(page), LARGE).click();
      await expectViewed(viewer(page), 0);
      const slides = viewer(page).locator('ul > li');
      await expect(slides).toHaveCount(COUNT);
      for (const at of PICTURES.keys())
        await expect(slides.nth(at).locator('img')).toHaveCount([0, 1, LAST].includes(at) ? 1 : 0);
      await expect
        .poll(() =>
          slides
            .nth(1)
            .locator('img')
            .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
        )
        .toBeGreaterThan(0);

      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press('Tab');
        const place = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body || activeElement?.closest('dialog') !== null;
        });
        expect(place).toBe(true);
      }

      const image = slides.first().locator('img');
      const before = (await image.boundingBox())?.width ?? 0;
      await button(viewer(page), 'Zoom').click();
      await expect(button(viewer(page), 'Zoom')).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(async () => ((await image.boundingBox())?.width ?? 0) / before).toBeGreaterThan(2);
      const left = (await image.boundingBox())?.x ?? 0;
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await image.boundingBox())?.x).toBeLessThan(left);
      await expectViewed(viewer(page), 0);
      await button(viewer(page), 'Zoom').click();
      await expect.poll(async () => (await image.boundingBox())?.width).toBe(before);
      await image.click({ position: { x: 10, y: 10 } });
      await expect(button(viewer(page), 'Zoom')).toHaveAttribute('aria-pressed', 'true');

      await test.step('a picture that is left is not zoomed when one comes back to it', async () => {
        await button(viewer(page), 'Next picture').click();
        await expectViewed(viewer(page), 1);
        await button(viewer(page), 'Previous picture').click();
        await expectViewed(viewer(page), 0);
        await expect(button(viewer(page), 'Zoom')).toHaveAttribute('aria-pressed', 'false');
      });
    });
  });

  test.describe('the full-screen viewer on a phone on its side', () => {
    test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

    test('gives most of the screen to the picture, zooms it by taps and fingers, and closes by a swipe', async ({
      page,
    }) => {
      await arriveAtGallery(page);
      await button(gallery(page), LARGE).tap();
      const picture = viewer(page).locator('img').first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect((await picture.boundingBox())?.height).toBeGreaterThan(0.8 * 390);

      const zoom = button(viewer(page), 'Zoom');
      const doubleTap = () => Promise.all([page.touchscreen.tap(420, 190), page.touchscreen.tap(420, 190)]);
      await page.touchscreen.tap(420, 190);
      await expect(zoom).toHaveAttribute('aria-pressed', 'false');
      await expect(async () => {
        await doubleTap();
        await expect(zoom).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
      }).toPass();
      await drag(page, pinch(120, 60));
      await expect(zoom).toHaveAttribute('aria-pressed', 'false');
      await drag(page, pinch(60, 120));
      await expect(zoom).toHaveAttribute('aria-pressed', 'true');
      expect(await page.evaluate(() => visualViewport?.scale), 'the page is not zoomed').toBe(1);

      await drag(page, pinch(120, 60));
      await expect(zoom).toHaveAttribute('aria-pressed', 'false');
      await swipe(page, { x: 420, fromY: 90, toY: 265 });
      await expect(viewer(page)).toBeHidden();
      await expect(page).toHaveURL(`/#${ROUTE}`);
    });
  });

  test.describe('the full-screen viewer whose code does not arrive', () => {
    test.use({ expectedNoise: [/Failed to load resource|full-screen-viewer-.*\.js failed/] });

    test('gives way to the file of the picture', async ({ page }) => {
      const code = '**/assets/full-screen-viewer-*.js';
      const opened: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
      });
      await page.clock.install();
      await page.route(code, () => {});
      await arriveAtGallery(page);
      const picture = gallery(page).getByRole('link').first();
      const file = (await picture.getAttribute('href')) ?? '';

      await test.step('not after the visitor has gone to another page', async () => {
        await picture.click();
        await navigateTo(page, to.terms);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await page.clock.fastForward(NAVIGATION_TIMEOUT_MS);
        await navigateTo(page, ROUTE);
        expect(opened).not.toContain(file);
      });

      await test.step('within 6 s', async () => {
        await picture.click();
        await page.clock.fastForward(NAVIGATION_TIMEOUT_MS);
        await expect(page).toHaveURL(file);
      });

      await test.step('at once, if it was replaced by a newer version', async () => {
        await page.unroute(code);
        await page.route(code, (route) => route.abort());
        await arriveAtGallery(page);
        await button(gallery(page), 'Next picture').click();
        await button(gallery(page), LARGE).click();
        await expect(page).toHaveURL(new RegExp(`${PICTURES[1]?.path}`));
      });
    });
  });
}

/** A pinch around the centre, from one distance between the fingers to another. */
function pinch(from: number, to: number) {
  return Array.from({ length: 8 }, (_, step) => {
    const half = (from + ((to - from) * step) / 7) / 2;
    return [
      { x: 420 - half, y: 190 },
      { x: 420 + half, y: 190 },
    ];
  });
}
