import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { projectTypes } from '../../content/project-types.ts';
import { to } from '../../contract/screens.ts';
import { arriveAt, expectFocusWithin, expectHydratedForm } from '../support/arrival.ts';
import { answerContactCalls, CONTACT_CALL, holdContactCalls } from '../support/contact-calls.ts';
import { holdRequests } from '../support/held-requests.ts';
import {
  estimateDialog,
  expectRequest,
  expectToastFor5Seconds,
  fillRequest,
  NOTHING,
  openEstimate,
  REQUEST,
  requestField,
  sendButton,
  toast,
} from '../support/request-form.ts';
import { sentEntries } from '../support/sent-entries.ts';
import { expect, test } from '../support/site-test.ts';

const SENT = ['Request sent!', "We'll contact you shortly to discuss your project."];

/** Home's form is hydrated when it comes near the viewport. */
function homeSection(page: Page) {
  return page.getByRole('region', { name: 'Get Your Free Estimate' });
}

test.describe('the contact page, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('sends a request once, keeps the focus, says so for 5000 ms and is empty again', async ({ page }) => {
    await page.clock.install({ time: 0 });
    const calls = await holdContactCalls(page);
    await arriveAt(page, to.contact);
    const main = page.getByRole('main');
    await test.step('under a heading and an introduction', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
      await expect(main.getByText(`We reply within ${company.replyWithinHours} hours`)).toBeVisible();
      await expectRequest(main, NOTHING);
      await expect(requestField(main, 'projectType').getByRole('option')).toHaveText([
        'Choose one',
        ...projectTypes,
      ]);
      await expect(
        main.getByText('By sending this you agree to be contacted about your renovation project.'),
      ).toBeVisible();
    });

    await fillRequest(main);
    await page.clock.pauseAt(10 * 60 * 1000);
    await sendButton(main).press('Enter');
    await test.step("it reads 'Sending...', keeps the focus and is not sent again", async () => {
      const sending = main.getByRole('button', { name: 'Sending...' });
      await expect(sending).toBeFocused();
      await expect(sending).toHaveAttribute('aria-disabled', 'true');
      await expect(sending).not.toHaveAttribute('disabled');
      await sending.press('Enter');
      await sending.press('Space');
      await sending.dblclick({ force: true });
      await requestField(main, 'name').press('Enter');
      await expectRequest(main, REQUEST);
    });

    await calls.release();
    const notice = main.getByText(SENT[1] ?? '');
    await expect(toast(page).getByRole('paragraph')).toHaveText(SENT);
    await expect(notice).toBeInViewport();
    await expect(page.locator(':focus')).toContainText(SENT[1] ?? '');
    await expectRequest(main, NOTHING);
    await expect(sendButton(main)).toBeEnabled();
    await expectToastFor5Seconds(page);
    for (const words of SENT) await expect(main.getByText(words)).toBeVisible();

    expect(calls.held).toHaveLength(1);
    const [sent] = await Promise.all(calls.held.map((route) => sentEntries(route.request())));
    expect(Object.fromEntries(sent ?? [])).toEqual({
      ...REQUEST,
      subject: `Contact Request - ${REQUEST.projectType}`,
      _to: company.email,
      _replyto: REQUEST.email,
      _next: new URL('/', page.url()).href,
      _id: expect.any(String),
      _honey: '',
      _elapsed: expect.any(String),
    });

    await test.step('the message stays until the next request is begun, the receipt until it is closed', async () => {
      await requestField(main, 'name').fill('M');
      await expect(notice).toBeHidden();
      const close = main.getByRole('button', { name: 'Close the receipt' });
      await close.press('Enter');
      await expect(close).toHaveCount(0);
      await expectFocusWithin(main.getByRole('region', { name: 'Write to us' }));
    });
  });
});

test('a request has the same id in two tabs, and other words have another', async ({ page, context }) => {
  const ids: unknown[] = [];
  const send = async (tab: Page, message: string) => {
    const main = tab.getByRole('main');
    await fillRequest(main, { message });
    const call = tab.waitForRequest(CONTACT_CALL);
    await sendButton(main).click();
    ids.push(Object.fromEntries(await sentEntries(await call))._id);
    await expect(main.getByText(SENT[1] ?? '')).toBeVisible();
  };
  for (const tab of [page, await context.newPage()]) {
    await answerContactCalls(tab);
    await arriveAt(tab, to.contact);
    await send(tab, REQUEST.message);
  }
  await send(page, 'Another wall has to come out as well.');
  expect(ids).toEqual([expect.any(String), ids[0], expect.any(String)]);
  expect(ids[2]).not.toBe(ids[0]);
});

test.describe('the contact form of Home', () => {
  const CODE = '**/contact-form-*.js';

  test('keeps what was typed before its code came, also as a draft, and is sent', async ({ page }) => {
    const calls = await answerContactCalls(page);
    const release = await holdRequests(page, CODE);
    await arriveAt(page, to.home);
    const section = homeSection(page);
    await fillRequest(section);
    release();
    await expectRequest(await openEstimate(page), REQUEST);
    await page.keyboard.press('Escape');
    await expect(estimateDialog(page)).toBeHidden();
    await expectHydratedForm(section);
    await expectRequest(section, REQUEST);
    await sendButton(section).click();
    await expect(toast(page).getByRole('paragraph')).toHaveText(SENT);
    for (const words of SENT) await expect(section.getByText(words)).toBeVisible();
    await expectRequest(section, NOTHING);
    expect(calls.map((call) => Object.fromEntries(call))).toEqual([expect.objectContaining(REQUEST)]);
  });

  test.describe('refused', () => {
    test.use({ expectedNoise: [/Sending the request failed|Failed to load resource/] });

    test('stays filled, says so with the phone number, and no longer when it is sent again', async ({
      page,
    }) => {
      await answerContactCalls(page, { status: 500, json: { error: 'Something broke.' } });
      await arriveAt(page, to.home);
      const section = homeSection(page);
      await expectHydratedForm(section);
      await fillRequest(section);
      await sendButton(section).click();
      const failed = [
        'Error sending request',
        `Please try again or call us directly at ${company.phone.display}`,
      ];
      await expect(toast(page).getByRole('paragraph')).toHaveText(failed);
      for (const words of failed) await expect(section.getByText(words)).toBeVisible();
      await expect(
        section.locator('form').getByRole('link', { name: company.phone.display }),
      ).toHaveAttribute('href', company.phone.href);
      await expectRequest(section, REQUEST);
      await expect(sendButton(section)).toBeEnabled();

      await page.unroute(CONTACT_CALL);
      const calls = await holdContactCalls(page);
      await sendButton(section).click();
      await expect(section.getByRole('button', { name: 'Sending...' })).toBeVisible();
      await expect(page.getByText(failed[0] ?? '')).toHaveCount(0);
      await calls.release();
    });
  });

  test.describe('whose code does not come', () => {
    test.use({ expectedNoise: [/contact-form-.*\.js|Failed to load resource/] });

    test('is posted by the browser and confirmed all the same', async ({ page }) => {
      await page.route(CODE, (route) => route.abort('connectionfailed'));
      const failed = page.waitForEvent('requestfailed');
      await arriveAt(page, to.home);
      const section = homeSection(page);
      await section.scrollIntoViewIfNeeded();
      await failed;
      await page.unroute(CODE);
      await fillRequest(section);
      await sendButton(section).click();
      await expect(page).toHaveURL('/#request-sent');
      await expect(page.getByText(SENT[1] ?? '')).toBeVisible();
    });
  });
});
