import type { Locator, Page } from '@playwright/test';
import { altOf } from '../content/picture-alts.ts';
import { arriveAt } from './arrival.ts';
import { expect, test } from './site-test.ts';

const CAPTIONS = [
  altOf('kitchen-renovations-after'),
  'Line drawing of the same view.',
  altOf('kitchen-renovations-detail'),
  altOf('kitchen-renovations-before'),
];

function gallery(page: Page): Locator {
  return page.getByRole('region', { name: 'Pictures', exact: true });
}

function viewer(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Pictures of this project, full screen' });
}

/** What is said, and what is seen: the row of pictures stands at that one. */
async function expectPicture(within: Locator, at: number): Promise<void> {
  await expect(within.getByRole('status')).toHaveText(`Picture ${at + 1} of 4: ${CAPTIONS[at]}`);
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
  await arriveAt(page, '/#/projects/3');
  await expectPicture(gallery(page), 0);
}

test.describe('the pictures of a project', () => {
  test('turn by previous and next, around both ends', async ({ page }) => {
    await arrive(page);
    for (const at of [1, 2, 3, 0]) {
      await button(gallery(page), 'Next picture').click();
      await expectPicture(gallery(page), at);
    }
    await button(gallery(page), 'Previous picture').click();
    await expectPicture(gallery(page), 3);
    await button(gallery(page), 'Previous picture').click();
    await expectPicture(gallery(page), 2);
  });

  test('turn by the arrow keys and by the small pictures', async ({ page }) => {
    await arrive(page);
    await button(gallery(page), 'Next picture').focus();
    await page.keyboard.press('ArrowRight');
    await expectPicture(gallery(page), 1);
    await page.keyboard.press('ArrowLeft');
    await expectPicture(gallery(page), 0);
    const small = gallery(page).getByRole('button', { name: /^Show picture/ });
    await expect(small).toHaveCount(4);
    await small.nth(2).click();
    await expectPicture(gallery(page), 2);
    await expect(small.nth(2)).toHaveAttribute('aria-current', 'true');
  });

  test('follow a finger that moves the row', async ({ page }) => {
    await arrive(page);
    await gallery(page)
      .locator('ul')
      .first()
      .evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: 'instant' }));
    await expectPicture(gallery(page), 1);
    await button(gallery(page), 'Next picture').click();
    await expectPicture(gallery(page), 2);
  });

  test('hold a drawing in register with its photograph', async ({ page }) => {
    await arrive(page);
    const shapes = await gallery(page)
      .locator('ul')
      .first()
      .locator('img')
      .evaluateAll((images) => images.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]));
    // The drawing has a rule around it.
    expect(Math.abs((shapes[0]?.[0] ?? 0) - (shapes[1]?.[0] ?? 0))).toBeLessThanOrEqual(2);
    expect(Math.abs((shapes[0]?.[1] ?? 0) - (shapes[1]?.[1] ?? 0))).toBeLessThanOrEqual(2);
  });
});

test.describe('the full-screen viewer', () => {
  test('opens with the picture that was clicked, turns by keys, and closes on Escape', async ({ page }) => {
    await arrive(page);
    const picture = gallery(page).getByRole('link', { name: `Open full screen: ${CAPTIONS[0]}` });
    await picture.click();
    await expectPicture(viewer(page), 0);
    const box = await viewer(page).boundingBox();
    expect([box?.width, box?.height]).toEqual([1280, 900]);
    await expect(page).toHaveURL('/#/projects/3');
    await page.keyboard.press('ArrowLeft');
    await expectPicture(viewer(page), 3);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectPicture(viewer(page), 1);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(picture).toBeFocused();
    // The page shows what was looked at last.
    await expectPicture(gallery(page), 1);
    await expect(page).toHaveURL('/#/projects/3');
  });

  test('opens from its button and closes by its own, which returns the focus', async ({ page }) => {
    await arrive(page);
    await button(gallery(page), 'Next picture').click();
    await button(gallery(page), 'Full screen').click();
    await expectPicture(viewer(page), 1);
    await button(viewer(page), 'Next picture').click();
    await expectPicture(viewer(page), 2);
    await button(viewer(page), 'Previous picture').click();
    await expectPicture(viewer(page), 1);
    await button(viewer(page), 'Close').click();
    await expect(viewer(page)).toBeHidden();
    await expect(button(gallery(page), 'Full screen')).toBeFocused();
    await button(gallery(page), 'Full screen').click();
    await expectPicture(viewer(page), 1);
  });

  test('keeps the focus inside', async ({ page }) => {
    await arrive(page);
    await button(gallery(page), 'Full screen').click();
    await expectPicture(viewer(page), 0);
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
    await expectPicture(viewer(page), 0);
    const slides = viewer(page).locator('ul > li');
    await expect(slides.nth(1).locator('img')).toHaveCount(1);
    await expect(slides.nth(3).locator('img')).toHaveCount(1);
    await expect(slides.nth(2).locator('img')).toHaveCount(0);
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
    await expectPicture(viewer(page), 0);
    const image = viewer(page).locator('ul > li').first().locator('img');
    const before = (await image.boundingBox())?.width ?? 0;
    await button(viewer(page), 'Zoom').click();
    await expect(button(viewer(page), 'Zoom')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => ((await image.boundingBox())?.width ?? 0) / before).toBeGreaterThan(2);
    const left = (await image.boundingBox())?.x ?? 0;
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await image.boundingBox())?.x).toBeLessThan(left);
    await expectPicture(viewer(page), 0);
    await button(viewer(page), 'Zoom').click();
    await expect.poll(async () => (await image.boundingBox())?.width).toBe(before);
    await image.click({ position: { x: 10, y: 10 } });
    await expect(button(viewer(page), 'Zoom')).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('the pictures of a project without scripts', () => {
  // Such a browser gives up on the modules that a document wants ahead.
  test.use({ javaScriptEnabled: false, expectedNoise: [/assets\/.+\.js failed/] });

  test('are a row that scrolls, each leading to its largest file', async ({ page }) => {
    await page.goto('/projects/3');
    const links = gallery(page).getByRole('link', { name: /^Open full screen/ });
    await expect(links).toHaveCount(4);
    await expect(gallery(page).getByRole('button')).toHaveCount(0);
    for (const link of await links.all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.headers()['content-type']).toMatch(/^image\//);
    }
  });
});
