import { to } from '../../contract/screens.ts';
import { expectBackKeysLeftAlone } from '../support/browser-shortcuts.ts';
import { drawnProjects, galleryProjects } from '../support/entries.ts';
import {
  AT_ONCE,
  arriveAtGallery,
  button,
  COUNT,
  expectPicture,
  gallery,
  LARGE,
  LAST,
  PICTURES,
  project,
  ROUTE,
} from '../support/project-pictures.ts';
import { expect, test } from '../support/site-test.ts';

if (galleryProjects.length > 0) {
  test.describe('the pictures of a project', () => {
    test('are links as large as they are, so that the focus can be seen, and have one count', async ({
      page,
    }) => {
      await arriveAtGallery(page);
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
      await expect(gallery(page).getByText(/\d+ \/ \d+/)).toHaveCount(0);
      await expect(button(gallery(page), LARGE)).toBeVisible();

      if (AT_ONCE === 4)
        await test.step('one is wide; beside it is the next one, as high', async () => {
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

      if (project.beforeAndAfter && project.story.length >= 3)
        await test.step('they follow the second paragraph of the story, on phones too', async () => {
          for (const width of [390, 1440]) {
            await page.setViewportSize({ width, height: 900 });
            const top = async (text: string) => (await page.getByText(text).boundingBox())?.y ?? 0;
            const at = (await gallery(page).boundingBox())?.y ?? 0;
            expect(at).toBeGreaterThan(await top(project.story[1] ?? ''));
            expect(at).toBeLessThan(await top(project.story[2] ?? ''));
          }
        });

      for (const { id, cover } of drawnProjects.slice(0, 1))
        await test.step('a drawing has the same shape as its photograph', async () => {
          await page.goto(`/#${to.project(id)}`);
          const ratioOf = (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight;
          const drawing = gallery(page).locator('img[src*="/drawings/"]');
          await drawing.scrollIntoViewIfNeeded();
          await expect.poll(() => drawing.evaluate(ratioOf)).toBeCloseTo(cover.width / cover.height, 2);
        });
    });

    test('turn by previous and next, around both ends, by the arrow keys and under a finger', async ({
      page,
    }) => {
      await arriveAtGallery(page);
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

      await expectBackKeysLeftAlone(button(gallery(page), 'Previous picture'));
      await page.keyboard.press('ArrowRight');
      await expectPicture(gallery(page), LAST);
      await page.keyboard.press('ArrowLeft');
      await expectPicture(gallery(page), LAST - 1);

      const swipe = async (fromX: number, toX: number) => {
        const large = gallery(page).getByRole('link').first();
        await large.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: fromX });
        await large.dispatchEvent('pointerup', { pointerType: 'touch', clientX: toX });
      };
      await swipe(300, 200);
      await expectPicture(gallery(page), LAST);
      await swipe(200, 300);
      await expectPicture(gallery(page), LAST - 1);
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
