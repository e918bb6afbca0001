import type { Locator } from '@playwright/test';
import { positions } from '../content/careers.ts';
import { APPLICATION, applicationField, expectApplication, fillApplication } from './application-form.ts';
import { arriveAt } from './arrival.ts';
import { answerContactCalls } from './contact-calls.ts';
import { allServices, oneService } from './entries.ts';
import { holdRequests } from './held-requests.ts';
import {
  estimateDialog,
  expectRequest,
  fillRequest,
  NOTHING,
  openEstimate,
  REQUEST,
  requestField,
  sendButton,
  toast,
} from './request-form.ts';
import { expect, test } from './site-test.ts';

const KEPT = 'We kept what you typed earlier, on this device only.';
const DAY = 24 * 60 * 60 * 1000;

test.describe('a draft', () => {
  test('survives a reload, says so, and can be discarded for good', async ({ page }) => {
    await arriveAt(page, '/#/contact');
    const main = page.getByRole('main');
    await fillRequest(main);
    await expect(main.getByText(KEPT)).toHaveCount(0);
    await page.reload();
    await expectRequest(main, REQUEST);
    await expect(main.getByText(KEPT)).toBeVisible();
    await main.getByRole('button', { name: 'Discard it' }).click();
    await expectRequest(main, NOTHING);
    await expect(main.getByText(KEPT)).toHaveCount(0);
    await page.reload();
    await expectRequest(main, NOTHING);
  });

  test.describe('of a request that could not be sent', () => {
    test.use({ expectedNoise: [/Sending the request failed|Failed to load resource/] });

    test('survives a closed tab', async ({ page, context }) => {
      await answerContactCalls(page, { status: 503, json: { error: 'Not now.' } });
      await arriveAt(page, '/');
      const dialog = await openEstimate(page);
      await fillRequest(dialog);
      await sendButton(dialog).click();
      await expect(toast(page)).toContainText('Error sending request');
      await page.close();
      const later = await context.newPage();
      await arriveAt(later, '/#/about');
      await expectRequest(await openEstimate(later), REQUEST);
    });
  });

  test('is one for the dialog and the contact forms, in both directions', async ({ page }) => {
    await arriveAt(page, '/#/contact');
    const main = page.getByRole('main');
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    await close(dialog);
    await expectRequest(main, REQUEST);
    await requestField(main, 'message').fill('The wall turned out to be a bearing one.');
    await requestField(main, 'phone').fill('');
    await openEstimate(page);
    await expectRequest(dialog, {
      ...REQUEST,
      phone: '',
      message: 'The wall turned out to be a bearing one.',
    });
  });

  test('is gone after success, from both', async ({ page }) => {
    await answerContactCalls(page);
    await arriveAt(page, '/#/contact');
    const main = page.getByRole('main');
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    await sendButton(dialog).click();
    await expect(toast(page)).toBeVisible();
    await expectRequest(main, NOTHING);
    await page.reload();
    await expectRequest(main, NOTHING);
    await expectRequest(await openEstimate(page), NOTHING);
  });

  test('begins with what was typed before the scripts arrived', async ({ page }) => {
    const release = await holdRequests(page, '**/contact-form-*.js');
    await arriveAt(page, '/');
    const form = page.getByRole('region', { name: 'Get Your Free Estimate' });
    await fillRequest(form);
    release();
    await expectRequest(await openEstimate(page), REQUEST);
  });

  test('does not take the place of the project type that a card asks for', async ({ page }) => {
    await arriveAt(page, '/');
    const dialog = estimateDialog(page);
    const service = allServices.find(({ projectType }) => projectType !== 'Other') ?? oneService;
    const getQuote = page.getByRole('button', { name: `Get Quote: ${service.title}`, exact: true });
    await getQuote.click();
    await close(dialog);
    const form = page.getByRole('region', { name: 'Get Your Free Estimate' });
    await fillRequest(form, { projectType: 'Other' });
    for (const arrive of [async () => {}, () => arriveAt(page, '/?again')]) {
      await arrive();
      await getQuote.click();
      await expectRequest(dialog, { ...REQUEST, projectType: service.projectType });
      await close(dialog);
    }
  });

  test('is gone after 7 days', async ({ page, context }) => {
    const start = Date.UTC(2026, 10, 15);
    await page.clock.setFixedTime(start);
    await arriveAt(page, '/#/contact');
    await fillRequest(page.getByRole('main'));
    const visits = [
      [7 * DAY - 1, REQUEST],
      [7 * DAY, NOTHING],
    ] as const;
    for (const [age, request] of visits) {
      const later = await context.newPage();
      await later.clock.setFixedTime(start + age);
      await arriveAt(later, '/#/contact');
      await expectRequest(later.getByRole('main'), request);
    }
  });

  test('of an application keeps the words, and never the resume', async ({ page }) => {
    await arriveAt(page, '/#/careers');
    await fillApplication(page);
    const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    await applicationField(page, 'resume').setInputFiles(resume);
    await page.reload();
    await expectApplication(page, APPLICATION);
    await expect(applicationField(page, 'position')).toHaveAccessibleDescription(positions[0].description);
    await expect(applicationField(page, 'resume')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      '.pdf',
    );
  });
});

async function close(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}
