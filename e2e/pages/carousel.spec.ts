import type { Locator, Page } from '@playwright/test';
import { testimonialResponses } from '../../contract/api-responses.ts';
import { documentPath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import { projectWithId, sampleSite } from '../../contract/site.ts';
import { arriveAt, navigateTo } from '../support/arrival.ts';
import { allTestimonials } from '../support/entries.ts';
import { motion } from '../support/motion.ts';
import { forgetScrolls, recordScrolls, scrolls } from '../support/scroll-record.ts';
import { expect, test } from '../support/site-test.ts';

test.use(motion);

const COUNT = allTestimonials.length;
const CODE = '**/assets/testimonial-carousel-*.js';

function carousel(page: Page) {
  return page.getByRole('region', { name: 'Client testimonials' });
}

/** The other quotes are hidden, so they are not part of the accessibility tree. */
function slides(page: Page) {
  return carousel(page).getByRole('group', { name: new RegExp(`^\\d+ of ${COUNT}$`) });
}

async function expectSlide(page: Page, at: number): Promise<void> {
  await expect(slides(page)).toHaveCount(1);
  await expect(slides(page).getByRole('blockquote')).toHaveText(allTestimonials[at]?.content ?? '');
  const dots = carousel(page).getByRole('button', { name: /^Testimonial \d+$/ });
  await expect(dots.and(page.locator('[aria-current="true"]'))).toHaveAccessibleName(`Testimonial ${at + 1}`);
}

function mark(author: Locator): Locator {
  return author.locator('svg[viewBox="0 0 40 40"]');
}

const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next testimonial' });

test.describe('the testimonials of Home', () => {
  test('are shown one at a time, and turn by dots, by arrows around both ends, and under a finger', async ({
    page,
  }) => {
    await recordScrolls(page);
    await arriveAt(page, to.home);
    await expectSlide(page, 0);
    for (const at of allTestimonials.keys()) {
      await carousel(page)
        .getByRole('button', { name: `Testimonial ${at + 1}`, exact: true })
        .click();
      await expectSlide(page, at);
      await expect(slides(page)).toHaveAccessibleName(`${at + 1} of ${COUNT}`);
    }
    const previous = carousel(page).getByRole('button', { name: 'Previous testimonial' });
    await next(page).click();
    await expectSlide(page, 0);
    await next(page).click();
    await expectSlide(page, 1);
    await previous.click();
    await expectSlide(page, 0);
    await previous.click();
    await expectSlide(page, COUNT - 1);
    await next(page).click();
    await expectSlide(page, 0);

    const swipe = async (fromX: number, toX: number) => {
      const quote = slides(page).getByRole('blockquote');
      await quote.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: fromX });
      await quote.dispatchEvent('pointerup', { pointerType: 'touch', clientX: toX });
    };
    await swipe(300, 200);
    await expectSlide(page, 1);
    await swipe(200, 300);
    await expectSlide(page, 0);
    await swipe(200, 190);
    await expectSlide(page, 0);

    await test.step('and lead to the testimonials and projects sections, smoothly', async () => {
      for (const [name, id] of [
        ['Read All Testimonials', 'testimonials'],
        ['Check out our recent completed projects', 'projects'],
      ] as const) {
        await forgetScrolls(page);
        await carousel(page).getByRole('button', { name }).click();
        await expect.poll(() => scrolls(page)).toEqual([{ how: 'smooth', to: id }]);
        await expect(page.locator(`#${id}`)).toBeInViewport();
      }
    });
  });

  test('have their controls below the quote, wherever it ends, and the logo as a small mark', async ({
    page,
  }) => {
    // Stops the automatic rotation.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arriveAt(page, to.home);
    for (const width of [1280, 390])
      await test.step(`${width} pixels wide`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await next(page).scrollIntoViewIfNeeded();
        const top = (await next(page).boundingBox())?.y;
        for (const [at, { authorImagePath }] of allTestimonials.entries()) {
          await expectSlide(page, at);
          const author = slides(page).locator('figcaption');
          const box = await author.boundingBox();
          const controls = await next(page).boundingBox();
          expect(controls?.y).toBe(top);
          expect(controls?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
          if (!authorImagePath) expect((await mark(author).boundingBox())?.height).toBeLessThanOrEqual(18);
          await next(page).click();
        }
        await expectSlide(page, 0);
      });
  });

  test.describe('whose code fails to load', () => {
    test.use({ expectedNoise: [/testimonial-carousel|Failed to load resource/] });

    test('stand side by side, each with stars, author, place, date, project and the logo', async ({
      page,
    }) => {
      await page.route(CODE, (route) => route.abort());
      await arriveAt(page, to.terms);
      await navigateTo(page, to.home);
      await expect(slides(page)).toHaveCount(COUNT);
      await arriveAt(page, '/?again');
      await expect(slides(page)).toHaveCount(COUNT);

      const site = sampleSite();
      for (const [at, testimonial] of testimonialResponses(site).entries()) {
        const { rating, authorName, authorLocation, authorImagePath, projectType, project } = testimonial;
        const slide = slides(page).nth(at);
        await expect(slide.getByRole('blockquote')).toHaveText(allTestimonials[at]?.content ?? '');
        const stars = slide.getByRole('img', { name: `Rated ${rating} out of 5` });
        await expect(stars.locator('svg')).toHaveCount(5);
        await expect(stars.locator('[data-filled="true"]')).toHaveCount(rating);
        const author = slide.locator('figcaption');
        await expect(author.getByText(authorName)).toBeVisible();
        await expect(author).toContainText(authorLocation);
        await expect(author.getByText(projectType, { exact: true })).toBeVisible();
        // Without a portrait the company's mark is shown.
        await expect(author.locator('img')).toHaveCount(authorImagePath ? 1 : 0);
        await expect(mark(author)).toHaveCount(authorImagePath ? 0 : 1);
        if (!project) continue;
        await expect(author).toContainText(projectWithId(site, String(project.id))?.completionDate ?? '');
        const link = author.getByRole('link', { name: 'See the project' });
        await expect(link).toHaveAttribute('href', documentPath(to.project(project.id)));
      }
    });
  });
});
