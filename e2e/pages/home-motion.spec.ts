import type { Page } from '@playwright/test';
import { heroWords } from '../../content/hero.ts';
import { to } from '../../contract/screens.ts';
import { arriveAt } from '../support/arrival.ts';
import { allTestimonials } from '../support/entries.ts';
import { motion } from '../support/motion.ts';
import { stopClock } from '../support/scroll-record.ts';
import { expect, test } from '../support/site-test.ts';

test.use(motion);

/** The animations of Home: the word after "We build amazing", and the testimonials. */

const COUNT = allTestimonials.length;

function expectWord(page: Page, at: number): Promise<void> {
  return expect(page.getByText(/^We build amazing/)).toHaveText(
    `We build amazing ${heroWords[at % heroWords.length]}`,
  );
}

function carousel(page: Page) {
  return page.getByRole('region', { name: 'Client testimonials' });
}

/** The other quotes are hidden, so they are not part of the accessibility tree. */
function shownQuote(page: Page) {
  return carousel(page).getByRole('group', { name: new RegExp(`^\\d+ of ${COUNT}$`) });
}

function expectQuote(page: Page, at: number): Promise<void> {
  const { content = '' } = allTestimonials[at % COUNT] ?? {};
  return expect(shownQuote(page).getByRole('blockquote')).toHaveText(content);
}

/** The carousel is far down the page, and is hydrated when it comes near the viewport. */
async function arriveAtCarousel(page: Page): Promise<void> {
  await arriveAt(page, to.home);
  await carousel(page).scrollIntoViewIfNeeded();
}

/** Changes of the quote are announced while it stands still, and the clock may go on once it does. */
function expectRunning(page: Page, isRunning: boolean): Promise<void> {
  const live = shownQuote(page).locator('xpath=ancestor::*[@aria-live]');
  return expect(live).toHaveAttribute('aria-live', isRunning ? 'off' : 'polite');
}

test.beforeEach(({ page }) => stopClock(page));

test('the word changes every 2.5 seconds, stops after Pause, under the pointer and while its control has the focus', async ({
  page,
}) => {
  expect(new Set(heroWords).size).toBe(heroWords.length);
  await arriveAt(page, to.home);
  for (const at of heroWords.keys()) {
    await expectWord(page, at);
    await page.clock.runFor(2499);
    await expectWord(page, at);
    await page.clock.runFor(1);
  }
  await expectWord(page, 0);

  const words = page.getByText(/^We build amazing/);
  const pause = page.getByRole('button', { name: 'Pause the changing word' });
  const start = page.getByRole('button', { name: 'Start the changing word' });
  await words.hover();
  await page.clock.runFor(10_000);
  await expectWord(page, 0);
  await page.mouse.move(0, 0);
  await page.clock.runFor(2500);
  await expectWord(page, 1);

  await pause.focus();
  await words.hover();
  await page.mouse.move(0, 0);
  await page.clock.runFor(10_000);
  await expectWord(page, 1);
  await pause.blur();

  await pause.click();
  await expect(start).toBeVisible();
  await page.clock.runFor(10_000);
  await expectWord(page, 1);
  await start.click();
  await expect(pause).toBeVisible();
  await page.clock.runFor(2500);
  await expectWord(page, 2);
});

test('the testimonials advance every 6 seconds, stop under the pointer, while focused and after Pause', async ({
  page,
}) => {
  await arriveAtCarousel(page);
  for (const at of allTestimonials.keys()) {
    await expectQuote(page, at);
    await page.clock.runFor(5999);
    await expectQuote(page, at);
    await page.clock.runFor(1);
  }
  await expectQuote(page, 0);

  await shownQuote(page).hover();
  await expectRunning(page, false);
  await page.clock.runFor(20_000);
  await expectQuote(page, 0);
  await page.mouse.move(0, 0);
  await expectRunning(page, true);
  await page.clock.runFor(6000);
  await expectQuote(page, 1);

  await carousel(page).getByRole('button', { name: 'Read All Testimonials' }).focus();
  await expectRunning(page, false);
  await page.clock.runFor(20_000);
  await expectQuote(page, 1);

  const pause = carousel(page).getByRole('button', { name: 'Pause the testimonials' });
  await pause.click();
  await page.getByRole('heading', { name: 'What Our Clients Say' }).click();
  await expectRunning(page, false);
  await page.clock.runFor(20_000);
  await expectQuote(page, 1);
  await carousel(page).getByRole('button', { name: 'Start the testimonials' }).click();
  await expect(pause).toBeVisible();
  await page.clock.runFor(6000);
  await expectQuote(page, 2);
});

test('nothing moves for visitors who prefer reduced motion, unless they start it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arriveAtCarousel(page);
  const start = page.getByRole('button', { name: 'Start the changing word' });
  await expect(start).toBeVisible();
  await expect(carousel(page).getByRole('button', { name: 'Start the testimonials' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expectWord(page, 0);
  await expectQuote(page, 0);
  await start.click();
  await expect(page.getByRole('button', { name: 'Pause the changing word' })).toBeVisible();
  await page.clock.runFor(2500);
  await expectWord(page, 1);
});
