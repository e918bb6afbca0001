import type { Route } from '@playwright/test';
import { company } from '../../content/company.ts';
import { to } from '../../contract/screens.ts';
import { arriveAt, expectLayerGone } from '../support/arrival.ts';
import { answerContactCalls, CONTACT_CALL, holdContactCalls } from '../support/contact-calls.ts';
import { overlap } from '../support/layout-faults.ts';
import {
  errorSummary,
  expectRequest,
  expectToastFor5Seconds,
  fillRequest,
  NOTHING,
  openEstimate,
  openEstimateOnPhone,
  REQUEST,
  requestField,
  sendButton,
  toast,
} from '../support/request-form.ts';
import { sentEntries } from '../support/sent-entries.ts';
import { expect, test } from '../support/site-test.ts';

const SENT = [
  'Request sent!',
  `We'll get back to you within ${company.replyWithinHours} hours with your free estimate.`,
];
/** Longer than any test takes to get to this point. */
const LATER = 10 * 60 * 1000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

test('the estimate dialog sends once, says so for 5000 ms, closes, is empty again and returns the focus', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  const calls = await holdContactCalls(page);
  await arriveAt(page, to.terms);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Free Estimate' });
  const dialog = await openEstimate(page);
  await fillRequest(dialog, { phone: '' });
  await page.clock.pauseAt(LATER);

  await sendButton(dialog).dblclick();
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await requestField(dialog, 'name').press('Enter');
  await calls.release();
  await expect(toast(page).getByRole('paragraph')).toHaveText(SENT);
  await expect(page.getByRole('status').filter({ has: toast(page) })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(calls.held).toHaveLength(1);
  // Exactly the fields that the form-forwarding service expects.
  expect(await sentEntries((calls.held[0] as Route).request())).toEqual([
    ...Object.entries({ ...REQUEST, phone: '' }),
    ['subject', `Free Estimate Request - ${REQUEST.projectType}`],
    ['_to', company.email],
    ['_replyto', REQUEST.email],
    ['_next', new URL('/', page.url()).href],
    ['_id', expect.stringMatching(UUID)],
    ['_honey', ''],
    ['_elapsed', expect.stringMatching(/^\d+$/)],
  ]);
  await expectToastFor5Seconds(page);

  await test.step('the next one is sent by Enter; the focus stays where it was when its toast is dismissed', async () => {
    await openEstimate(page);
    await expectRequest(dialog, NOTHING);
    await page.unroute(CONTACT_CALL);
    await answerContactCalls(page);
    await fillRequest(dialog);
    await requestField(dialog, 'name').press('Enter');
    await expect(toast(page)).toBeVisible();
    await expect(opener).toBeFocused();
    await toast(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(toast(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test('a response that comes late leaves the next request in the dialog as it is', async ({ page }) => {
  const calls = await holdContactCalls(page);
  await arriveAt(page, '/');
  const dialog = await openEstimate(page);
  await fillRequest(dialog);
  await sendButton(dialog).click();
  await expect.poll(() => calls.held.length).toBe(1);
  await page.keyboard.press('Escape');
  await expectLayerGone(page);
  const next = 'Another room of the same house.';
  await page
    .getByRole('button', { name: /^Get Quote/ })
    .first()
    .click();
  await requestField(dialog, 'message').fill(next);
  await calls.release();
  await expect(toast(page)).toContainText('Request sent!');
  await expect(dialog).toBeVisible();
  await expect(requestField(dialog, 'message')).toHaveValue(next);
  await page.reload();
  await openEstimate(page);
  await expect(requestField(dialog, 'message')).toHaveValue(next);
});

test.describe('the estimate dialog, refused', () => {
  const FAILED = [
    'Error sending request',
    `Please try again or call us directly at ${company.phone.display}`,
  ];
  test.use({
    expectedNoise: [/Sending the request failed|Failed to load resource|api.contact failed/],
  });

  const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'a status that is not OK': (route) => route.fulfill({ status: 500, json: { error: 'Something broke.' } }),
    'a forwarder\'s success: "false" with an OK status': (route) =>
      route.fulfill({ status: 200, json: { success: 'false' } }),
    'a broken connection': (route) => route.abort('connectionfailed'),
  };

  test('stays open and filled, says so inside, and can be sent again under the same id', async ({ page }) => {
    const ids: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact'))
        ids.push(request.postData()?.match(/name="_id"\s+(\S+)/)?.[1]);
    });
    await page.clock.install({ time: 0 });
    await arriveAt(page, to.terms);
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    await page.clock.pauseAt(LATER);
    for (const [failure, answer] of Object.entries(failures))
      await test.step(failure, async () => {
        const logged = page.waitForEvent('console', (line) =>
          line.text().startsWith('Sending the request failed'),
        );
        await page.route(CONTACT_CALL, answer);
        await sendButton(dialog).click();
        await expect(toast(page).getByRole('paragraph')).toHaveText(FAILED);
        await expect(dialog.getByRole('alert').filter({ has: toast(page) })).toBeVisible();
        await expectRequest(dialog, REQUEST);
        await expect(dialog.locator('form').getByText(FAILED[0] ?? '')).toBeVisible();
        expect((await logged).type()).toBe('error');
        await page.unroute(CONTACT_CALL);
        await dialog.getByRole('button', { name: 'Dismiss' }).click();
        await expect(toast(page)).toHaveCount(0);
      });

    await test.step('something else has another id', async () => {
      await answerContactCalls(page, { status: 503 });
      await requestField(dialog, 'message').fill('Another wall has to come out as well.');
      await sendButton(dialog).click();
      await expect(toast(page)).toBeVisible();
    });

    await test.step('the toast leaves button and consent free, and stays when the dialog is closed', async () => {
      for (const viewport of [
        { width: 1440, height: 900 },
        { width: 768, height: 1024 },
        { width: 360, height: 740 },
      ]) {
        await page.setViewportSize(viewport);
        await sendButton(dialog).scrollIntoViewIfNeeded();
        for (const needed of [sendButton(dialog), dialog.getByText('By sending this you agree')])
          expect(await overlap(needed, toast(page)), `${viewport.width} wide`).toBe(false);
        const { y = 0, height = 0 } = (await toast(page).boundingBox()) ?? {};
        expect(y + height, 'it lies at the edge').toBeLessThan(viewport.height / 4);
      }
      await toast(page).getByRole('button', { name: 'Dismiss' }).focus();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(toast(page)).toBeVisible();
      await expectToastFor5Seconds(page);
    });

    await test.step('only the last notice is shown', async () => {
      await page.unroute(CONTACT_CALL);
      await answerContactCalls(page);
      await openEstimateOnPhone(page);
      await sendButton(dialog).click();
      await expect(toast(page).getByRole('paragraph')).toHaveText(SENT);
    });

    await test.step('it does not cover the note of the request', async () => {
      const note = page.getByRole('complementary', { name: 'Your last request' });
      await expect(note).toBeVisible();
      expect(await overlap(note, toast(page))).toBe(false);
    });
    const [first, second, third, other, again] = ids;
    expect([first, other]).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
    expect([second, third, again]).toEqual([first, first, other]);
    expect(other).not.toBe(first);
  });

  test("by the server's own rules shows its messages at the fields", async ({ page }) => {
    const email = 'The server does not know this address.';
    await answerContactCalls(page, { status: 422, json: { error: 'Some fields.', fields: { email } } });
    await arriveAt(page, to.terms);
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    await sendButton(dialog).click();
    await expect(requestField(dialog, 'email')).toHaveAccessibleDescription(email);
    await expect(errorSummary(dialog)).toBeFocused();
    await expect(errorSummary(dialog).getByRole('link')).toHaveText([email]);
  });
});
