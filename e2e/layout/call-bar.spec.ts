import type { Page } from '@playwright/test';
import { benefits } from '../../content/careers.ts';
import { company } from '../../content/company.ts';
import { openState } from '../../contract/opening-hours.ts';
import { to } from '../../contract/screens.ts';
import { zonedDateTime } from '../../server/time/wall-clock.ts';
import { arriveAt, navigateTo } from '../support/arrival.ts';
import { holdRequests } from '../support/held-requests.ts';
import { motion } from '../support/motion.ts';
import { expect, test } from '../support/site-test.ts';

test.use(motion);

function bar(page: Page) {
  return page.getByRole('region', { name: 'Call or ask for an estimate' });
}

/** Stops the page's clock at that instant; only the test advances it. */
async function openAt(page: Page, instant: Date, path: string = to.terms): Promise<void> {
  const time = instant.getTime();
  await page.clock.install({ time: time - 1000 });
  await page.clock.pauseAt(time);
  await arriveAt(page, path);
}

/** The next instant at which the company opens or closes, by the server's clock. */
function nextTime(event: 'opens' | 'closes', from: Date): Date {
  const today = zonedDateTime(from).toPlainDate();
  const times = [0, 1, 2].map((days) => {
    const midnight = today.add({ days }).toPlainDateTime();
    return midnight.add({ hours: company.hours[event] }).toZonedDateTime(company.hours.timeZone);
  });
  const next = times.find((time) => time.epochMilliseconds > from.getTime());
  return new Date(next?.epochMilliseconds ?? Number.NaN);
}

function later(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}

const closing = nextTime('closes', new Date('2026-11-15T17:00:00Z'));
const opening = nextTime('opens', closing);
const { text: openText } = openState(opening);
const { text: closedText } = openState(closing);

async function expectOpen(page: Page): Promise<void> {
  await expect(bar(page).getByText(openText)).toBeVisible();
  await expect(bar(page).locator('a, button')).toHaveText(['Call', 'Free Estimate']);
}

async function expectClosed(page: Page): Promise<void> {
  await expect(bar(page).getByText(closedText)).toBeVisible();
  await expect(bar(page).locator('a, button')).toHaveText(['Free Estimate', 'Call']);
}

test.describe('the call bar of phones', () => {
  // The hours are the company's, whatever the visitor's time zone is.
  test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'Asia/Tokyo' });

  test('is for phones alone, says that the firm is open, and closes and opens by its own clock', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openAt(page, later(closing, -60_000));
    await expect(bar(page)).toHaveCount(0);
    await page.setViewportSize({ width: 767, height: 900 });
    await expectOpen(page);
    const call = bar(page).getByRole('link', { name: 'Call' });
    await expect(call).toHaveAttribute('href', company.phone.href);
    await page.clock.runFor(59_999);
    await expectOpen(page);
    await page.clock.runFor(1);
    await expectClosed(page);
    await page.clock.fastForward(opening.getTime() - closing.getTime() - 1000);
    await expectClosed(page);
    await page.clock.runFor(1000);
    await expectOpen(page);
  });

  test('is gone while the dialog is open or somebody types, and never covers the focused element', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arriveAt(page, to.terms);
    const covered = await bar(page).evaluate((box) => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      const links = document.querySelectorAll<HTMLElement>('main a, footer a');
      return [...links].flatMap((link) => {
        link.focus();
        // The services in the footer are collapsed and cannot be focused.
        if (document.activeElement !== link) return [];
        const isCovered = link.getBoundingClientRect().bottom > box.getBoundingClientRect().top;
        return isCovered ? [link.textContent] : [];
      });
    });
    expect(covered).toEqual([]);

    await bar(page).getByRole('button', { name: 'Free Estimate' }).click();
    await expect(page.getByRole('dialog', { name: 'Request a Free Estimate' })).toBeVisible();
    await expect(bar(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeVisible();

    await navigateTo(page, to.contact);
    const main = page.getByRole('main');
    await expect(bar(page)).toBeVisible();
    await main.getByLabel('Full Name').focus();
    await expect(bar(page)).toBeHidden();
    await main.getByLabel('Full Name').blur();
    await expect(bar(page)).toBeVisible();
    await main.getByLabel('Project Details').focus();
    await expect(bar(page)).toBeHidden();
  });

  test('makes way for what says the same, comes back for the keyboard, and keeps its focus when we are closed', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/assets/call-bar-*.js');
    await openAt(page, closing, to.home);
    await expect(bar(page)).not.toBeInViewport();
    const call = bar(page).getByRole('link', { name: 'Call' });
    await call.focus();
    await expect(bar(page)).toBeInViewport();
    release();
    await expect(bar(page).getByText(closedText)).toBeVisible();
    await expect(call).toBeFocused();
    await expect(bar(page)).toBeInViewport();

    await call.blur();
    await expect(bar(page)).not.toBeInViewport();
    await page.locator('#process').scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeInViewport();
    await page.locator('#contact').getByLabel('Full Name').scrollIntoViewIfNeeded();
    await expect(bar(page)).not.toBeInViewport();
  });

  test('asks job seekers to apply, and nobody else', async ({ page }) => {
    await page.clock.setFixedTime(later(closing, -60_000));
    await arriveAt(page, '/careers');
    const careersBar = page.getByRole('region', { name: 'Call or apply' });
    await expect(careersBar.locator('a, button')).toContainText(['Call', 'Apply Now']);
    await page.locator('main').getByText(benefits[0].title).scrollIntoViewIfNeeded();
    await careersBar.getByRole('button', { name: 'Apply Now' }).click();
    await expect(page).toHaveURL('/#/careers#apply');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(bar(page).getByRole('button', { name: 'Free Estimate' })).toBeVisible();
  });
});

test.describe('the call bar without scripts', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
    // Without JavaScript the browser cancels module preloads.
    expectedNoise: [/assets\/.+\.js failed/],
  });

  test('says the hours, and leads to the contact page', async ({ page }) => {
    await page.goto('/terms');
    await expect(bar(page).getByText(company.hours.short)).toBeVisible();
    await expect(bar(page).locator('a, button')).toHaveText(['Call', 'Free Estimate']);
    await bar(page).getByRole('button', { name: 'Free Estimate' }).click();
    await expect(page).toHaveURL(/\/contact/);
  });
});
