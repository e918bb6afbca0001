import type { Locator, Page } from '@playwright/test';
import { type Project, wholeGallery } from '../content/project.ts';
import { to } from '../contract/screens.ts';
import { arriveAt } from './arrival.ts';
import { drawnProjects, galleryProjects, oneProject } from './entries.ts';
import { expect, test } from './site-test.ts';

type Shown = { readonly path: string; readonly alt: string; readonly caption?: string };

/** As the page orders them: the pair, which its slider shows, comes last; the drawing after three photographs. */
function picturesShown(project: Project): Shown[] {
  const compared = Object.values(project.beforeAndAfter ?? {}).map(({ path }) => path);
  const all = wholeGallery(project).map(({ picture: { path, alt }, caption }) => ({
    path,
    alt,
    ...(caption && { caption }),
  }));
  const { drawing } = project;
  const drawn = { path: '/drawings/', alt: 'Line drawing of the finished view.', ...drawing };
  const others = all.filter(({ path }) => !compared.includes(path));
  return [
    ...(drawing ? others.toSpliced(3, 0, drawn) : others),
    ...all.filter(({ path }) => compared.includes(path)),
  ];
}

/** The one with the most pictures. */
const project = galleryProjects.reduce(
  (most, candidate) => (picturesShown(candidate).length > picturesShown(most).length ? candidate : most),
  oneProject,
);
const ROUTE = to.project(project.id);
const PICTURES = picturesShown(project);
const COUNT = PICTURES.length;
const LAST = COUNT - 1;
const AFTER_NEXT = 2 % COUNT;
const COMPARED = project.beforeAndAfter ? 2 : 0;
const AT_ONCE = Math.min(4, COUNT - COMPARED || COUNT);
const LARGE = `All ${COUNT} pictures, large`;

function gallery(page: Page): Locator {
  return page.getByRole('region', { name: 'Pictures', exact: true });
}

function viewer(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Pictures of this project, full screen' });
}

/** The announcement and the layout: that picture comes first, the next ones after it, each with what was built. */
async function expectPicture(within: Locator, at: number): Promise<void> {
  await expectCaption(within, at);
  const links = within.getByRole('link');
  await expect(links).toHaveCount(AT_ONCE);
  for (let place = 0; place < AT_ONCE; place += 1) {
    const shown = PICTURES[(at + place) % COUNT];
    await expect(links.nth(place)).toHaveAccessibleName(`Open full screen: ${shown?.alt}`);
    await expect(within.getByRole('figure').nth(place)).toHaveText(shown?.caption ?? '');
  }
}

async function expectCaption(within: Locator, at: number): Promise<void> {
  const shown = PICTURES[at];
  await expect(within.getByRole('status')).toHaveText(
    `Picture ${at + 1} of ${COUNT}: ${shown?.caption ?? shown?.alt}`,
  );
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

function button(within: Locator, name: string | RegExp): Locator {
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
      for (const at of [...PICTURES.keys()].slice(1)) {
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

    test('are one wide picture and, beside it, the next one, as high', async ({ page }) => {
      test.skip(AT_ONCE !== 4, 'there are too few of them');
      await arrive(page);
      const boxes = await gallery(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
      const [first, second, third, fourth] = boxes;
      expect(second.top).toBeCloseTo(first.top, 0);
      expect(second.bottom).toBeCloseTo(first.bottom, 0);
      expect(first.width).toBeGreaterThan(second.width);
      expect(fourth.top).toBeCloseTo(third.top, 0);
      expect(fourth.width).toBeGreaterThan(third.width);
    });

    test('do not show what the slider above them shows, until somebody turns them', async ({ page }) => {
      test.skip(COMPARED === 0 || COUNT === COMPARED, 'there is no slider, or nothing else');
      await arrive(page);
      for (const { path } of Object.values(project.beforeAndAfter ?? {}))
        await expect(gallery(page).locator(`img[src*="${path}-"]:visible`)).toHaveCount(0);
    });

    test('follow the second paragraph of the story, on phones too', async ({ page }) => {
      test.skip(!project.beforeAndAfter || project.story.length < 3, 'its story is short');
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await arrive(page);
        const top = async (text: string) => (await page.getByText(text).boundingBox())?.y ?? 0;
        const at = (await gallery(page).boundingBox())?.y ?? 0;
        expect(at).toBeGreaterThan(await top(project.story[1] ?? ''));
        expect(at).toBeLessThan(await top(project.story[2] ?? ''));
      }
    });

    test('have one count', async ({ page }) => {
      await arrive(page);
      await expect(gallery(page).getByText(/\d+ \/ \d+/)).toHaveCount(0);
      await expect(button(gallery(page), LARGE)).toBeVisible();
    });

    for (const { id, cover } of drawnProjects.slice(0, 1)) {
      test('show the drawing in the same shape as its photograph', async ({ page }) => {
        await arriveAt(page, `/#${to.project(id)}`);
        const ratioOf = (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight;
        const drawing = gallery(page).locator('img[src*="/drawings/"]');
        await drawing.scrollIntoViewIfNeeded();
        await expect.poll(() => drawing.evaluate(ratioOf)).toBeCloseTo(cover.width / cover.height, 2);
      });
    }
  });

  test.describe('the full-screen viewer', () => {
    test('opens with the picture that was clicked, turns by keys, and closes on Escape', async ({ page }) => {
      await arrive(page);
      const picture = gallery(page).getByRole('link', { name: `Open full screen: ${PICTURES[0]?.alt}` });
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
      await button(gallery(page), LARGE).click();
      await expectViewed(viewer(page), 1);
      await button(viewer(page), 'Next picture').click();
      await expectViewed(viewer(page), AFTER_NEXT);
      await button(viewer(page), 'Previous picture').click();
      await expectViewed(viewer(page), 1);
      await button(viewer(page), 'Close').click();
      await expect(viewer(page)).toBeHidden();
      await expect(button(gallery(page), LARGE)).toBeFocused();
      await button(gallery(page), LARGE).click();
      await expectViewed(viewer(page), 1);
    });

    test('keeps the focus inside', async ({ page }) => {
      await arrive(page);
      await button(gallery(page), LARGE).click();
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
    });

    test('zooms to what is clicked, looks around by the arrows, and zooms out again', async ({ page }) => {
      await arrive(page);
      await button(gallery(page), LARGE).click();
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
