import type { Page } from '@playwright/test';
import { testimonialResponses } from '../contract/api-responses.ts';
import { documentPath } from '../contract/documents.ts';
import { to } from '../contract/screens.ts';
import { projectWithId, sampleSite } from '../contract/site.ts';
import { arriveAt } from './arrival.ts';
import { allTestimonials } from './entries.ts';
import { forgetScrolls, recordScrolls, scrolls, stopClock } from './scroll-record.ts';
import { expect, test } from './site-test.ts';

const COUNT = allTestimonials.length;
const CODE = '**/assets/testimonial-carousel-*.js';

function carousel(page: Page) {
  return page.getByRole('region', { name: 'Client testimonials' });
}

/** The other quotes are hidden, and so not part of the accessibility tree. */
function slides(page: Page) {
  return carousel(page).getByRole('group', { name: new RegExp(`^\\d+ of ${COUNT}$`) });
}

async function expectSlide(page: Page, at: number): Promise<void> {
  await expect(slides(page)).toHaveCount(1);
  await expect(slides(page).getByRole('blockquote')).toHaveText(allTestimonials[at]?.content ?? '');
  const dots = carousel(page).getByRole('button', { name: /^Testimonial \d+$/ });
  await expect(dots.and(page.locator('[aria-current="true"]'))).toHaveAccessibleName(`Testimonial ${at + 1}`);
}

async function arrive(page: Page): Promise<void> {
  await arriveAt(page, '/');
  await expectSlide(page, 0);
}

test.describe('the testimonials of Home', () => {
  test('are shown one at a time, with stars, author, place, kind of project and the logo', async ({
    page,
  }) => {
    await arrive(page);
    for (const [at, testimonial] of allTestimonials.entries()) {
      const { rating, authorName, authorLocation, authorImagePath, projectType } = testimonial;
      await carousel(page)
        .getByRole('button', { name: `Testimonial ${at + 1}`, exact: true })
        .click();
      await expectSlide(page, at);
      await expect(slides(page)).toHaveAccessibleName(`${at + 1} of ${COUNT}`);
      const stars = slides(page).getByRole('img', { name: `Rated ${rating} out of 5` });
      await expect(stars.locator('svg')).toHaveCount(5);
      await expect(stars.locator('[data-filled="true"]')).toHaveCount(rating);
      const author = slides(page).locator('figcaption');
      await expect(author.getByText(authorName)).toBeVisible();
      await expect(author).toContainText(authorLocation);
      await expect(author.getByText(projectType, { exact: true })).toBeVisible();
      // Without a portrait the company's mark is shown.
      await expect(author.locator('img')).toHaveCount(authorImagePath ? 1 : 0);
      await expect(author.locator('svg[viewBox="0 0 40 40"]')).toHaveCount(authorImagePath ? 0 : 1);
    }
  });

  test('say when and about which project, and end with the logo as a small mark', async ({ page }) => {
    await arrive(page);
    const site = sampleSite();
    for (const [at, { authorImagePath, project }] of testimonialResponses(site).entries()) {
      await carousel(page)
        .getByRole('button', { name: `Testimonial ${at + 1}`, exact: true })
        .click();
      const author = slides(page).locator('figcaption');
      const mark = author.locator('svg[viewBox="0 0 40 40"]');
      if (!authorImagePath) expect((await mark.boundingBox())?.height).toBeLessThanOrEqual(18);
      if (!project) continue;
      await expect(author).toContainText(projectWithId(site, String(project.id))?.completionDate ?? '');
      const link = author.getByRole('link', { name: 'See the project' });
      await expect(link).toHaveAttribute('href', documentPath(to.project(project.id)));
    }
  });

  for (const width of [390, 1280])
    test(`have their controls below the quote, ${width} pixels wide, wherever the quote ends`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await arrive(page);
      const next = carousel(page).getByRole('button', { name: 'Next testimonial' });
      await next.scrollIntoViewIfNeeded();
      const top = (await next.boundingBox())?.y;
      for (const at of allTestimonials.keys()) {
        await expectSlide(page, at);
        const author = await slides(page).locator('figcaption').boundingBox();
        const controls = await next.boundingBox();
        expect(controls?.y).toBe(top);
        expect(controls?.y).toBeGreaterThan((author?.y ?? 0) + (author?.height ?? 0));
        await next.click();
      }
    });

  test('turn by the arrows, around both ends', async ({ page }) => {
    await arrive(page);
    const next = carousel(page).getByRole('button', { name: 'Next testimonial' });
    const previous = carousel(page).getByRole('button', { name: 'Previous testimonial' });
    await next.click();
    await expectSlide(page, 1);
    await previous.click();
    await expectSlide(page, 0);
    await previous.click();
    await expectSlide(page, COUNT - 1);
    await next.click();
    await expectSlide(page, 0);
  });

  test('turn under a finger', async ({ page }) => {
    await arrive(page);
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
  });

  test('advance every 6 seconds and begin again after the last', async ({ page }) => {
    await stopClock(page);
    await arrive(page);
    for (const at of allTestimonials.keys()) {
      await expectSlide(page, at);
      await page.clock.runFor(5999);
      await expectSlide(page, at);
      await page.clock.runFor(1);
    }
    await expectSlide(page, 0);
  });

  test('stop after Pause, under the pointer and while focused', async ({ page }) => {
    await stopClock(page);
    await arrive(page);
    await slides(page).hover();
    await page.clock.runFor(20_000);
    await expectSlide(page, 0);
    await page.mouse.move(0, 0);
    await page.clock.runFor(6000);
    await expectSlide(page, 1);
    await carousel(page).getByRole('button', { name: 'Read All Testimonials' }).focus();
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await carousel(page).getByRole('button', { name: 'Pause the testimonials' }).click();
    await page.getByRole('heading', { name: 'What Our Clients Say' }).click();
    await page.clock.runFor(20_000);
    await expectSlide(page, 1);
    await carousel(page).getByRole('button', { name: 'Start the testimonials' }).click();
    await expect(carousel(page).getByRole('button', { name: 'Pause the testimonials' })).toBeVisible();
    await page.clock.runFor(6000);
    await expectSlide(page, 2 % COUNT);
  });

  test('do not move for visitors who prefer reduced motion', async ({ page }) => {
    await stopClock(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(page);
    await expect(carousel(page).getByRole('button', { name: 'Start the testimonials' })).toBeVisible();
    await page.clock.runFor(20_000);
    await expectSlide(page, 0);
  });

  test('lead to the testimonials and projects sections, smoothly', async ({ page }) => {
    await recordScrolls(page);
    await arrive(page);
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

  test.describe('whose code fails to load', () => {
    test.use({ expectedNoise: [/testimonial-carousel|Failed to load resource/] });

    test('stand side by side, as the document shows them', async ({ page }) => {
      await page.route(CODE, (route) => route.abort());
      await arriveAt(page, '/');
      await expect(slides(page)).toHaveCount(COUNT);
      await arriveAt(page, '/#/terms');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
      await expect(slides(page)).toHaveCount(COUNT);
    });
  });
});
