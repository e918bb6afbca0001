import type { Page } from '@playwright/test';
import { company } from '../content/company.ts';
import { projectTypes } from '../content/project-types.ts';
import { arriveAt, expectHydratedForm } from './arrival.ts';
import { answerContactCalls, CONTACT_CALL, holdContactCalls } from './contact-calls.ts';
import { holdRequests } from './held-requests.ts';
import {
  errorSummary,
  expectRequest,
  fillRequest,
  NOTHING,
  openEstimateOnPhone,
  REQUEST,
  requestField,
  sendButton,
  toast,
} from './request-form.ts';
import { sentEntries } from './sent-entries.ts';
import { expect, test } from './site-test.ts';

const WIDE = { width: 1440, height: 900 };
const SENT = ['Request sent!', "We'll contact you shortly to discuss your project."];

test.describe('the contact forms', () => {
  test('stand on the contact page under a heading and an introduction', async ({ page }) => {
    await arriveAt(page, '/#/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    const main = page.getByRole('main');
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

  const places = {
    'on the contact page': { path: '/#/contact', region: 'Email or call' },
    'on Home': { path: '/', region: 'Get Your Free Estimate' },
  };
  for (const [place, { path, region }] of Object.entries(places)) {
    test(`${place} send a contact request, say so for 5000 ms and are empty again`, async ({ page }) => {
      await page.clock.install({ time: 0 });
      const calls = await answerContactCalls(page);
      await arriveAt(page, path);
      const section = page.getByRole('region', { name: region });
      await expectHydratedForm(section);
      await fillRequest(section);
      await page.clock.pauseAt(10 * 60 * 1000);
      await sendButton(section).click();
      await expect(toast(page).getByRole('paragraph')).toHaveText(SENT);
      await expectRequest(section, NOTHING);
      await page.clock.runFor(4999);
      await expect(toast(page)).toBeVisible();
      await page.clock.runFor(1);
      await expect(toast(page)).toHaveCount(0);
      for (const words of SENT) await expect(section.getByText(words)).toBeVisible();

      expect(calls).toHaveLength(1);
      expect(Object.fromEntries(calls[0] ?? [])).toEqual({
        ...REQUEST,
        subject: `Contact Request - ${REQUEST.projectType}`,
        _to: company.email,
        _replyto: REQUEST.email,
        _next: new URL('/', page.url()).href,
        _id: expect.any(String),
        _honey: '',
        _elapsed: expect.any(String),
      });
    });
  }

  test("read 'Sending...' and are disabled while sending", async ({ page }) => {
    const calls = await holdContactCalls(page);
    await arriveAt(page, '/#/contact');
    const main = page.getByRole('main');
    await fillRequest(main);
    await sendButton(main).dblclick();
    await expect(main.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expectRequest(main, REQUEST);
    await calls.release();
    await expect(sendButton(main)).toBeEnabled();
    expect(calls.held).toHaveLength(1);
  });

  test('send the same words from two tabs under one id, and other words under another', async ({
    page,
    context,
  }) => {
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
      await arriveAt(tab, '/#/contact');
      await send(tab, REQUEST.message);
    }
    await send(page, 'Another wall has to come out as well.');
    expect(ids).toEqual([expect.any(String), ids[0], expect.any(String)]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  test('keep the message about the last request until the next one is begun', async ({ page }) => {
    await answerContactCalls(page);
    await arriveAt(page, '/#/contact');
    const main = page.getByRole('main');
    await fillRequest(main);
    await sendButton(main).click();
    await expect(main.getByText(SENT[1] ?? '')).toBeVisible();
    await requestField(main, 'name').fill('M');
    await expect(main.getByText(SENT[1] ?? '')).toBeHidden();
  });

  test('say what is missing, at the top of the form and at each field', async ({ page }) => {
    await arriveAt(page, '/#/contact');
    const main = page.getByRole('main');
    await fillRequest(main, { name: 'M', projectType: '' });
    await sendButton(main).click();
    const summary = errorSummary(main);
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('heading')).toHaveText('Two things to fix before this can be sent');
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your full name, 2 to 100 characters.',
      'Choose a project type.',
    ]);
    await expect(requestField(main, 'name')).toHaveAccessibleDescription(
      'Enter your full name, 2 to 100 characters.',
    );
  });

  test('show on a phone, with the focus, that the request was sent', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await answerContactCalls(page);
    await arriveAt(page, '/#/contact');
    const main = page.getByRole('main');
    await fillRequest(main);
    await sendButton(main).click();
    const notice = main.getByText(SENT[1] ?? '');
    await expect(notice).toBeInViewport();
    await expect(page.locator(':focus')).toContainText(SENT[1] ?? '');
  });

  test.describe('refused', () => {
    test.use({ expectedNoise: [/Sending the request failed|Failed to load resource/] });

    test('stay filled, say so, and give the phone number', async ({ page }) => {
      await answerContactCalls(page, { status: 500, json: { error: 'Something broke.' } });
      await arriveAt(page, '/');
      const section = page.getByRole('region', { name: 'Get Your Free Estimate' });
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
    });

    for (const [where, viewport] of Object.entries({ phone: { width: 360, height: 740 }, desk: WIDE }))
      test(`the toast leaves the button of the dialog free on a ${where}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await answerContactCalls(page, { status: 500, json: { error: 'Something broke.' } });
        await arriveAt(page, '/');
        const dialog = await openEstimateOnPhone(page);
        await fillRequest(dialog);
        await sendButton(dialog).click();
        await expect(toast(page)).toBeVisible();
        await sendButton(dialog).scrollIntoViewIfNeeded();
        const isCovered = await sendButton(dialog).evaluate(
          (button, covering) => {
            const [box, other] = [button.getBoundingClientRect(), covering?.getBoundingClientRect()];
            if (!other) throw new Error('The toast is gone.');
            return (
              box.top < other.bottom &&
              other.top < box.bottom &&
              box.left < other.right &&
              other.left < box.right
            );
          },
          await toast(page).elementHandle(),
        );
        expect(isCovered).toBe(false);
      });
  });

  test.describe('whose code loads late', () => {
    const CODE = '**/contact-form-*.js';

    test('keep what was typed before', async ({ page }) => {
      const calls = await answerContactCalls(page);
      const release = await holdRequests(page, CODE);
      await arriveAt(page, '/');
      const section = page.getByRole('region', { name: 'Get Your Free Estimate' });
      await fillRequest(section);
      release();
      await expectHydratedForm(section);
      await expectRequest(section, REQUEST);
      await sendButton(section).click();
      await expect(toast(page).getByRole('paragraph')).toHaveText(SENT);
      expect(calls).toHaveLength(1);
    });

    test.describe('too late', () => {
      test.use({ expectedNoise: [/contact-form-.*\.js|Failed to load resource/] });

      test('are posted by the browser and confirmed all the same', async ({ page }) => {
        await page.route(CODE, (route) => route.abort('connectionfailed'));
        const failed = page.waitForEvent('requestfailed');
        await arriveAt(page, '/');
        const section = page.getByRole('region', { name: 'Get Your Free Estimate' });
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
});
