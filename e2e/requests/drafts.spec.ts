import type { Locator } from '@playwright/test';
import { positions } from '../../content/careers.ts';
import { documentPath } from '../../contract/documents.ts';
import { to } from '../../contract/screens.ts';
import {
  APPLICATION,
  applicationField,
  expectApplication,
  fillApplication,
} from '../support/application-form.ts';
import { arriveAt, expectFocusWithin, navigateTo } from '../support/arrival.ts';
import { answerContactCalls, CONTACT_CALL, holdContactCalls } from '../support/contact-calls.ts';
import { allServices, oneService } from '../support/entries.ts';
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
} from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';

const KEPT = 'We kept what you typed earlier, on this device only.';
test.describe('a draft', () => {
  test('survives a reload, says so, and can be discarded for good, which leads the focus to the form', async ({
    page,
  }) => {
    await arriveAt(page, to.contact);
    const main = page.getByRole('main');
    await fillRequest(main);
    await expect(main.getByText(KEPT)).toHaveCount(0);
    await page.reload();
    await expectRequest(main, REQUEST);
    await expect(main.getByText(KEPT)).toBeVisible();
    await main.getByRole('button', { name: 'Discard it' }).press('Enter');
    await expectRequest(main, NOTHING);
    await expect(main.getByText(KEPT)).toHaveCount(0);
    await expectFocusWithin(main.locator('form'));
    await page.keyboard.press('Tab');
    await expect(requestField(main, 'name')).toBeFocused();
    await page.reload();
    await expectRequest(main, NOTHING);
  });

  test('is one for the dialog and the contact forms, in both directions, and is gone after success', async ({
    page,
  }) => {
    await answerContactCalls(page);
    await arriveAt(page, to.contact);
    const main = page.getByRole('main');
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    await close(dialog);
    await expectRequest(main, REQUEST);
    const changes = { message: 'The wall turned out to be a bearing one.', phone: '' };
    await requestField(main, 'message').fill(changes.message);
    await requestField(main, 'phone').fill(changes.phone);
    await openEstimate(page);
    await expectRequest(dialog, { ...REQUEST, ...changes });

    await sendButton(dialog).click();
    await expect(toast(page)).toBeVisible();
    await expectRequest(main, NOTHING);
    await page.reload();
    await expectRequest(main, NOTHING);
    await expectRequest(await openEstimate(page), NOTHING);
  });

  test('has what was typed while the request was sent, which the confirmation says', async ({ page }) => {
    const added = `${REQUEST.message} And the floor.`;
    const kept = 'What you have added since was not sent. It is kept in the form.';
    await arriveAt(page, to.contact);
    const main = page.getByRole('main');
    for (const { form, fill } of [
      { form: main, fill: () => fillRequest(main) },
      { form: estimateDialog(page), fill: async () => void (await openEstimate(page)) },
    ]) {
      const calls = await holdContactCalls(page);
      await fill();
      await requestField(form, 'message').fill(REQUEST.message);
      await sendButton(form).click();
      await expect.poll(() => calls.held.length).toBe(1);
      await requestField(form, 'message').fill(added);
      await calls.release();
      await expect(toast(page)).toContainText('Request sent!');
      await expect(toast(page)).toContainText(kept);
      await expectRequest(main, { ...REQUEST, message: added });
      await expect(main.getByText(KEPT)).toBeVisible();
      await expect(form.locator('[data-receipt]').getByText(added)).toHaveCount(0);
      await page.reload();
      await expectRequest(main, { ...REQUEST, message: added });
      await page.unroute(CONTACT_CALL);
    }
    await expectRequest(await openEstimate(page), { ...REQUEST, message: added });
  });

  test.describe('of a request that could not be sent', () => {
    test.use({ expectedNoise: [/Sending the request failed|Failed to load resource/] });

    test('survives a closed tab', async ({ page, context }) => {
      await answerContactCalls(page, { status: 503, json: { error: 'Not now.' } });
      await arriveAt(page, to.terms);
      const dialog = await openEstimate(page);
      await fillRequest(dialog);
      await sendButton(dialog).click();
      await expect(toast(page)).toContainText('Error sending request');
      await page.close();
      const later = await context.newPage();
      await arriveAt(later, to.sitemap);
      await expectRequest(await openEstimate(later), REQUEST);
    });
  });

  test('does not take the place of the project type that a button asks for', async ({ page }) => {
    const service = allServices.find(({ projectType }) => projectType !== 'Other') ?? oneService;
    await arriveAt(page, documentPath(to.service(service.id)));
    const dialog = estimateDialog(page);
    const getQuote = page.getByRole('main').getByRole('button', { name: 'Get Free Quote' });
    await getQuote.click();
    await close(dialog);
    await navigateTo(page, to.contact);
    await fillRequest(page.getByRole('main'), { projectType: 'Other' });
    await page.goBack();
    for (const arrive of [async () => {}, () => arriveAt(page, documentPath(to.service(service.id)))]) {
      await arrive();
      await getQuote.click();
      await expectRequest(dialog, { ...REQUEST, projectType: service.projectType });
      await close(dialog);
    }
  });

  test('of an application keeps the words, and never the resume', async ({ page }) => {
    await arriveAt(page, to.careers);
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
