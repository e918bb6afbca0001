import type { Locator, Page } from '@playwright/test';
import { to } from '../contract/screens.ts';
import { arriveAt } from './arrival.ts';
import { drawnProjects, galleryProjects, oneProject } from './entries.ts';
import { expect, test } from './site-test.ts';

/** The one with the most pictures. */
const project = galleryProjects.reduce(
  (most, candidate) => (candidate.morePictures.length > most.morePictures.length ? candidate : most),
  oneProject,
);
const ROUTE = to.project(project.id);
const CAPTIONS = [
  project.cover.alt,
  ...(project.drawing ? ['Line drawing of the finished view.'] : []),
  ...project.morePictures.map(({ alt }) => alt),
];
const COUNT = CAPTIONS.length;
const LAST = COUNT - 1;
const AFTER_NEXT = 2 % COUNT;

function gallery(page: Page): Locator {
  return page.getByRole('region', { name: 'Pictures', exact: true });
}

function viewer(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Pictures of this project, full screen' });
}

/** The announcement and the layout: that picture is the large one, with the next two beside it. */
async function expectPicture(within: Locator, at: number): Promise<void> {
  await expectCaption(within, at);
  const shown = [at, at + 1, at + 2].slice(0, COUNT).map((place) => CAPTIONS[place % COUNT]);
  const links = within.getByRole('link');
  await expect(links).toHaveCount(shown.length);
  for (const [place, caption] of shown.entries())
    await expect(links.nth(place)).toHaveAccessibleName(`Open full screen: ${caption}`);
}

async function expectCaption(within: Locator, at: number): Promise<void> {
  await expect(within.getByRole('status')).toHaveText(`Picture ${at + 1} of ${COUNT}: ${CAPTIONS[at]}`);
}

/** The row of pictures is scrolled to that one. */
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

function button(within: Locator, name: string): Locator {
  return within.getByRole('button', { name, exact: true });
}

async function arrive(page: Page): Promise<void> {
  await arriveAt(page, `/#${ROUTE}`);
  await expectPicture(gallery(page), 0);
}

if (galleryProjects.length > 0) {
  test.describe('the pictures of a project', () => {
    test('turn by previous and next, around both ends', async ({ page }) => {
      await arrive(page);
      for (const at of [...CAPTIONS.keys()].slice(1)) {
        await button(gallery(page), 'Next picture').click();
        await expectPicture(gallery(page), at);
      }
      await button(gallery(page), 'Next picture').click();
      await expectPicture(gallery(page), 0);
      await button(gallery(page), 'Previous picture').click();
      await expectPicture(gallery(page), LAST);
      await button(gallery(page), 'Previous picture').click();
      await expectPicture(gallery(page), LAST - 1);
    });

    test('turn by the arrow keys', async ({ page }) => {
      await arrive(page);
      await button(gallery(page), 'Next picture').focus();
      await page.keyboard.press('ArrowRight');
      await expectPicture(gallery(page), 1);
      await page.keyboard.press('ArrowLeft');
      await expectPicture(gallery(page), 0);
    });

    test('turn under a finger', async ({ page }) => {
      await arrive(page);
      const swipe = async (fromX: number, toX: number) => {
        const large = gallery(page).getByRole('link').first();
        await large.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: fromX });
        await large.dispatchEvent('pointerup', { pointerType: 'touch', clientX: toX });
      };
      await swipe(300, 200);
      await expectPicture(gallery(page), 1);
      await swipe(200, 300);
      await expectPicture(gallery(page), 0);
    });

    test('are links as large as the pictures, so that the focus can be seen', async ({ page }) => {
      await arrive(page);
      const covered = await gallery(page)
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => {
            const picture = link.querySelector('img')?.getBoundingClientRect();
            const { width, height } = link.getBoundingClientRect();
            return width >= (picture?.width ?? 1) && height >= (picture?.height ?? 1);
          }),
        );
      expect(covered).toEqual(covered.map(() => true));
      expect(covered.length).toBeGreaterThan(0);
    });

    test('are one large picture and two beside it that are as high together', async ({ page }) => {
      test.skip(COUNT < 3, 'there are too few of them');
      await arrive(page);
      const boxes = await gallery(page)
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
      const [large, upper, lower] = boxes.filter(({ height }) => height > 0);
      expect(upper?.top).toBeCloseTo(large?.top ?? 0, 0);
      expect(lower?.bottom).toBeCloseTo(large?.bottom ?? 0, 0);
      expect(upper?.width).toBeLessThan((large?.width ?? 0) * 0.6);
    });

    for (const { id } of drawnProjects.slice(0, 1)) {
      test('show a drawing aligned with its photograph', async ({ page }) => {
        await arriveAt(page, `/#${to.project(id)}`);
        const large = gallery(page).getByRole('listitem').first().locator('img');
        const photograph = await large.boundingBox();
        await button(gallery(page), 'Next picture').click();
        await expect(large).toHaveAttribute('src', /\/drawings\//);
        const drawing = await large.boundingBox();
        // The drawing has a rule around it.
        expect(Math.abs((photograph?.width ?? 0) - (drawing?.width ?? 0))).toBeLessThanOrEqual(2);
        expect(Math.abs((photograph?.height ?? 0) - (drawing?.height ?? 0))).toBeLessThanOrEqual(2);
      });
    }
  });

  test.describe('the full-screen viewer', () => {
    test('opens with the picture that was clicked, turns by keys, and closes on Escape', async ({ page }) => {
      await arrive(page);
      const picture = gallery(page).getByRole('link', { name: `Open full screen: ${CAPTIONS[0]}` });
      await picture.click();
      await expectViewed(viewer(page), 0);
      const box = await viewer(page).boundingBox();
      expect([box?.width, box?.height]).toEqual([1280, 900]);
      await expect(page).toHaveURL(`/#${ROUTE}`);
      await page.keyboard.press('ArrowLeft');
      await expectViewed(viewer(page), LAST);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expectViewed(viewer(page), 1);
      await page.keyboard.press('Escape');
      await expect(viewer(page)).toBeHidden();
      await expect(picture).toBeFocused();
      await expectPicture(gallery(page), 0);
      await expect(page).toHaveURL(`/#${ROUTE}`);
    });

    test('opens from its button and closes by its own, which returns the focus', async ({ page }) => {
      await arrive(page);
      await button(gallery(page), 'Next picture').click();
      await button(gallery(page), 'Full screen').click();
      await expectViewed(viewer(page), 1);
      await button(viewer(page), 'Next picture').click();
      await expectViewed(viewer(page), AFTER_NEXT);
      await button(viewer(page), 'Previous picture').click();
      await expectViewed(viewer(page), 1);
      await button(viewer(page), 'Close').click();
      await expect(viewer(page)).toBeHidden();
      await expect(button(gallery(page), 'Full screen')).toBeFocused();
      await button(gallery(page), 'Full screen').click();
      await expectViewed(viewer(page), 1);
    });

    test('keeps the focus inside', async ({ page }) => {
      await arrive(page);
      await button(gallery(page), 'Full screen').click();
      await expectViewed(viewer(page), 0);
      for (let step = 0; step < 8; step += 1) {
        await page.keyboard.press('Tab');
        const place = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body || activeElement?.closest('dialog') !== null;
        });
        expect(place).toBe(true);
      }
    });

    test('fetches the neighbours of the picture, and no others', async ({ page }) => {
      await arrive(page);
      await button(gallery(page), 'Full screen').click();
      await expectViewed(viewer(page), 0);
      const slides = viewer(page).locator('ul > li');
      await expect(slides).toHaveCount(COUNT);
      for (const at of CAPTIONS.keys())
        await expect(slides.nth(at).locator('img')).toHaveCount([0, 1, LAST].includes(at) ? 1 : 0);
      await expect
        .poll(() =>
          slides
            .nth(1)
            .locator('img')
            .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
        )
        .toBeGreaterThan(0);
    });

    test('zooms to what is clicked, looks around by the arrows, and zooms out again', async ({ page }) => {
      await arrive(page);
      await button(gallery(page), 'Full screen').click();
      await expectViewed(viewer(page), 0);
      const image = viewer(page).locator('ul > li').first().locator('img');
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
    });
  });

  test.describe('the pictures of a project without scripts', () => {
    // Without JavaScript the browser cancels module preloads.
    test.use({ javaScriptEnabled: false, expectedNoise: [/assets\/.+\.js failed/] });

    test('are all shown, each leading to its largest file', async ({ page }) => {
      await page.goto(ROUTE);
      const links = gallery(page).getByRole('link', { name: /^Open full screen/ });
      await expect(links).toHaveCount(COUNT);
      await expect(gallery(page).getByRole('button')).toHaveCount(0);
      for (const link of await links.all()) {
        const answer = await page.request.get((await link.getAttribute('href')) ?? '');
        expect(answer.headers()['content-type']).toMatch(/^image\//);
      }
    });
  });
}
