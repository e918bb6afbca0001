import type { Locator, Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { newsletter } from '../../content/newsletter.ts';
import { apiPaths } from '../../contract/api.ts';
import { pdfOfSize } from '../../server/testing/resume-files/resume-files.ts';
import {
  APPLICATION,
  APPLICATION_CALL,
  applicationField,
  applicationSection,
  expectApplication,
  fillApplication,
  submitButton,
} from '../support/application-form.ts';
import { arriveAt, expectHydratedForm } from '../support/arrival.ts';
import { answerContactCalls, CONTACT_CALL } from '../support/contact-calls.ts';
import {
  expectRequest,
  fillRequest,
  openEstimate,
  REQUEST,
  requestField,
  sendButton,
  toast,
} from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';

/** Connections that accept requests and never respond. */

const FORM_TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 120_000;
const NAVIGATION_TIMEOUT_MS = 6000;

test.describe('a form without files', () => {
  test.use({ expectedNoise: [/Sending the request failed|Signing up for the newsletter failed/] });

  test('gives up after 30 s, and the dialog sends the same id again', async ({ page }) => {
    await page.clock.install();
    const ids = await stallContactCalls(page);
    await arriveAt(page, '/terms');

    await test.step('in the dialog', async () => {
      const dialog = await openEstimate(page);
      await fillRequest(dialog);
      await sendButton(dialog).click();
      await expectFailureAfter(page, FORM_TIMEOUT_MS, dialog.getByRole('button', { name: 'Sending...' }));
      await expect(toast(page)).toContainText(company.phone.display);
      await expectPhoneNumber(dialog.locator('form'));
      await expectRequest(dialog, REQUEST);
      await page.unroute(CONTACT_CALL);
      const calls = await answerContactCalls(page);
      await sendButton(dialog).click();
      await expect(dialog).toBeHidden();
      expect(calls.map((call) => Object.fromEntries(call)._id)).toEqual(ids);
    });

    await test.step('on the contact page', async () => {
      await stallContactCalls(page);
      await page.goto('/#/contact');
      const form = page.locator('main form').filter({ has: page.getByLabel('Full Name') });
      await fillRequest(form);
      await sendButton(form).click();
      await expectFailureAfter(page, FORM_TIMEOUT_MS, form.getByRole('button', { name: 'Sending...' }));
      await expectPhoneNumber(form);
      await expect(requestField(form, 'message')).toHaveValue(REQUEST.message);
    });

    await test.step('on Careers', async () => {
      await page.route(APPLICATION_CALL, () => {});
      await page.goto('/#/careers');
      await fillApplication(page);
      await submitButton(page).click();
      const section = applicationSection(page);
      await expectFailureAfter(page, FORM_TIMEOUT_MS, section.getByRole('button', { name: 'Processing...' }));
      await expectPhoneNumber(section.locator('form'));
      await expectApplication(page, APPLICATION);
    });

    await test.step('with the newsletter', async () => {
      await page.route('**/api/newsletter', () => {});
      await page.goto('/#/#newsletter');
      const section = page.getByRole('region', { name: newsletter.title });
      await expectHydratedForm(section);
      await section.getByLabel('Email Address').fill(REQUEST.email);
      await section.getByRole('checkbox').check();
      await section.getByRole('button', { name: 'Subscribe' }).click();
      await expectFailureAfter(page, FORM_TIMEOUT_MS, section.getByRole('button', { name: 'Sending...' }));
      await expectPhoneNumber(section);
      await expect(section.getByLabel('Email Address')).toHaveValue(REQUEST.email);
    });
  });
});

test('an upload goes on for as long as something moves, and gives up when nothing does', async ({ page }) => {
  await page.clock.install();
  await arriveAt(page, '/careers');
  await fillApplication(page);
  await applicationField(page, 'resume').setInputFiles({
    name: 'Ada Lindqvist.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOfSize(5 * 1024 * 1024),
  });
  const setUploadRate = await uploadRateOf(page);
  await setUploadRate(100_000);
  await submitButton(page).click();
  const section = applicationSection(page);
  const sending = section.getByRole('button', { name: 'Processing...' });
  const progress = section.getByRole('progressbar');
  let sent = 0;
  // Three times more than half of the limit, which leaves a slow machine time to notice progress.
  for (let round = 0; round < 3; round += 1) {
    await expect.poll(() => sentBytes(progress)).toBeGreaterThan(sent);
    sent = await sentBytes(progress);
    await page.clock.fastForward(UPLOAD_TIMEOUT_MS * 0.6);
    await expect(sending).toBeVisible();
  }
  await setUploadRate(1);
  await expect(async () => {
    await page.clock.fastForward(UPLOAD_TIMEOUT_MS);
    await expect(submitButton(page)).toBeEnabled({ timeout: 500 });
  }).toPass();
  await expectPhoneNumber(section.locator('form'));
  await expectApplication(page, APPLICATION);
  await expect(applicationField(page, 'resume')).toHaveValue(/Ada Lindqvist\.pdf$/);
});

test.describe('a navigation', () => {
  test.use({ expectedNoise: [/Navigation failed|did not arrive/] });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await arriveAt(page, '/terms');
    // The attribute is lost when the browser loads another document.
    await page.evaluate(() => document.body.setAttribute('data-marked', ''));
  });

  test('gives up after 6 s, and the browser opens the document itself', async ({ page }) => {
    await page.route('**/sitemap', (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
    });
    await sitemapLink(page).click();
    await page.clock.fastForward(NAVIGATION_TIMEOUT_MS - 2000);
    expect(await isMarked(page)).toBe(true);
    await page.clock.fastForward(2000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
    await expect(page).toHaveURL('/#/sitemap');
    expect(await isMarked(page)).toBe(false);
  });

  test('is begun anew by a second click, once the line is back', async ({ page }) => {
    const line = await stallSitemap(page);
    await sitemapLink(page).click();
    const opened = page.waitForRequest((request) => request.isNavigationRequest());
    await page.clock.fastForward(NAVIGATION_TIMEOUT_MS);
    await opened;
    line.isStalled = false;
    await sitemapLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
    await expect(page).toHaveURL('/#/sitemap');
  });

  test('does not wait for what hung when the pointer came by, nor for the code or the content of a list', async ({
    page,
  }) => {
    await test.step('a document that hung when the pointer came by', async () => {
      const requested = page.waitForRequest('**/sitemap');
      const line = await stallSitemap(page);
      await sitemapLink(page).hover();
      await requested;
      await page.clock.fastForward(NAVIGATION_TIMEOUT_MS);
      line.isStalled = false;
      await sitemapLink(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
      expect(await isMarked(page)).toBe(true);
    });

    await test.step('code that does not arrive: the list of the document is shown', async () => {
      await page.route('**/assets/project-list-*.js', () => {});
      await page.getByRole('contentinfo').getByRole('link', { name: 'View All Projects' }).click();
      await expect(page.locator('[data-skeleton]').first()).toBeVisible();
      await page.clock.fastForward(NAVIGATION_TIMEOUT_MS);
      await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    });

    await test.step('a list that is not fetched within 30 s: it says so', async () => {
      await page.route(`**${apiPaths.testimonials}`, () => {});
      const requested = page.waitForRequest(`**${apiPaths.testimonials}`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
      await expect(page.locator('[data-skeleton]')).toHaveCount(3);
      await requested;
      await page.clock.fastForward(30_000);
      await expect(page.getByText('Error loading testimonials. Please try again later.')).toBeVisible();
      await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    });
  });
});

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in document.body.dataset);
}

function sitemapLink(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' });
}

/** Requests made while the connection is stalled never get a response. */
async function stallSitemap(page: Page): Promise<{ isStalled: boolean }> {
  const line = { isStalled: true };
  await page.route('**/sitemap', (route) => {
    if (!line.isStalled) return route.continue();
  });
  return line;
}

/** Accepts every contact call without responding, and returns the submission ids that were sent. */
async function stallContactCalls(page: Page): Promise<string[]> {
  const ids: string[] = [];
  await page.route(CONTACT_CALL, (route) => {
    const [, id = ''] = /name="_id"\s+(\S+)/.exec(route.request().postData() ?? '') ?? [];
    ids.push(id);
  });
  return ids;
}

async function expectFailureAfter(page: Page, timeoutMs: number, sending: Locator): Promise<void> {
  await expect(sending).toBeVisible();
  await page.clock.fastForward(timeoutMs - 5000);
  await expect(sending).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(sending).toHaveCount(0);
}

async function expectPhoneNumber(scope: Locator): Promise<void> {
  await expect(scope.getByRole('link', { name: company.phone.display })).toBeVisible();
}

async function uploadRateOf(page: Page): Promise<(bytesPerSecond: number) => Promise<unknown>> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const line = { offline: false, latency: 0, downloadThroughput: -1 };
  return (uploadThroughput) =>
    network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput });
}

function sentBytes(progress: Locator): Promise<number> {
  return progress.evaluate((bar: HTMLProgressElement) => bar.value);
}
