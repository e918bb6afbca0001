import { company } from '../content/company.ts';
import { arriveAt } from './arrival.ts';
import { answerContactCalls, CONTACT_CALL, holdContactCalls } from './contact-calls.ts';
import {
  errorSummary,
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

const SENT = [
  'Request sent!',
  `We'll get back to you within ${company.replyWithinHours} hours with your free estimate.`,
];
/** Later than any test takes to come this far. */
const LATER = 10 * 60 * 1000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

test.describe('the estimate dialog, sent', () => {
  test('makes one call with exactly the fields of the form-forwarding service', async ({ page }) => {
    const calls = await answerContactCalls(page);
    await arriveAt(page, '/#/about');
    const dialog = await openEstimate(page);
    await fillRequest(dialog, { phone: '' });
    await sendButton(dialog).click();
    await expect(toast(page)).toBeVisible();
    expect(calls).toEqual([
      [
        ...Object.entries({ ...REQUEST, phone: '' }),
        ['subject', `Free Estimate Request - ${REQUEST.projectType}`],
        ['_to', company.email],
        ['_replyto', REQUEST.email],
        ['_next', new URL('/', page.url()).href],
        ['_id', expect.stringMatching(UUID)],
        ['_honey', ''],
        ['_elapsed', expect.stringMatching(/^\d+$/)],
      ],
    ]);
  });

  test("reads 'Sending...' and is disabled while sending, so that a double click sends once", async ({
    page,
  }) => {
    const calls = await holdContactCalls(page);
    await arriveAt(page, '/');
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    await sendButton(dialog).dblclick();
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await requestField(dialog, 'name').press('Enter');
    await calls.release();
    await expect(dialog).toBeHidden();
    expect(calls.held).toHaveLength(1);
  });

  test('shows a notice for 5000 ms, closes and is empty again', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await answerContactCalls(page);
    await arriveAt(page, '/');
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    await page.clock.pauseAt(LATER);
    await sendButton(dialog).click();
    await expect(toast(page).getByRole('paragraph')).toHaveText(SENT);
    await expect(page.getByRole('status').filter({ has: toast(page) })).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.clock.runFor(4999);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast(page)).toHaveCount(0);
    await openEstimate(page);
    await expectRequest(dialog, NOTHING);
  });

  test('returns the focus to the button that opened it', async ({ page }) => {
    await answerContactCalls(page);
    await arriveAt(page, '/');
    const opener = page.getByRole('button', { name: 'Schedule Free Consultation' });
    await opener.click();
    await fillRequest(estimateDialog(page));
    await requestField(estimateDialog(page), 'name').press('Enter');
    await expect(estimateDialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('the estimate dialog, refused', () => {
  const FAILED = [
    'Error sending request',
    `Please try again or call us directly at ${company.phone.display}`,
  ];
  test.use({
    expectedNoise: [/Sending the request failed|Failed to load resource|api.contact failed/],
  });

  const failures = {
    'a status that is not OK': { status: 500, json: { error: 'Something broke.' } },
    'a forwarder\'s success: "false" with an OK status': { status: 200, json: { success: 'false' } },
  };
  for (const [failure, answer] of Object.entries(failures)) {
    test(`by ${failure} stays open and filled, and says so`, async ({ page }) => {
      const logged = page.waitForEvent('console', (line) =>
        line.text().startsWith('Sending the request failed'),
      );
      await answerContactCalls(page, answer);
      await arriveAt(page, '/');
      const dialog = await openEstimate(page);
      await fillRequest(dialog);
      await sendButton(dialog).click();
      await expect(toast(page).getByRole('paragraph')).toHaveText(FAILED);
      await expect(page.getByRole('alert').filter({ has: toast(page) })).toBeVisible();
      await expect(dialog).toBeVisible();
      await expectRequest(dialog, REQUEST);
      await expect(dialog.locator('form').getByText(FAILED[0] ?? '')).toBeVisible();
      expect((await logged).type()).toBe('error');
    });
  }

  test('by a broken connection can be sent again under the same id, and only the last notice is shown', async ({
    page,
  }) => {
    const ids: unknown[] = [];
    await page.route(CONTACT_CALL, (route) => route.abort('connectionfailed'));
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact'))
        ids.push(request.postData()?.match(/name="_id"\s+(\S+)/)?.[1]);
    });
    await arriveAt(page, '/');
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    await sendButton(dialog).click();
    await expect(toast(page).getByRole('paragraph')).toHaveText(FAILED);
    await expectRequest(dialog, REQUEST);
    await page.unroute(CONTACT_CALL);
    await answerContactCalls(page);
    await sendButton(dialog).click();
    await expect(toast(page).getByRole('paragraph')).toHaveText(SENT);
    expect(ids).toEqual([expect.stringMatching(UUID), ids[0]]);
  });

  test('says so inside the dialog, where it can be heard and dismissed', async ({ page }) => {
    await answerContactCalls(page, { status: 500 });
    await arriveAt(page, '/');
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    await sendButton(dialog).click();
    await expect(dialog.getByRole('alert').filter({ has: toast(page) })).toBeVisible();
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page)).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await sendButton(dialog).click();
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(toast(page)).toBeVisible();
  });

  test('takes another id once something else is sent', async ({ page }) => {
    const calls = await answerContactCalls(page, { status: 503 });
    await arriveAt(page, '/');
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    for (const message of ['Another wall has to come out as well.', 'And the floor above it.']) {
      await requestField(dialog, 'message').fill(message);
      await sendButton(dialog).click();
      await expect(dialog.locator('form').getByText('Error sending request')).toBeVisible();
    }
    const [first, second] = calls.map((call) => Object.fromEntries(call)._id);
    expect(first).toMatch(UUID);
    expect(second).toMatch(UUID);
    expect(second).not.toBe(first);
  });

  test("by the server's own rules shows its messages at the fields", async ({ page }) => {
    const email = 'The server does not know this address.';
    await answerContactCalls(page, { status: 422, json: { error: 'Some fields.', fields: { email } } });
    await arriveAt(page, '/');
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    await sendButton(dialog).click();
    await expect(requestField(dialog, 'email')).toHaveAccessibleDescription(email);
    await expect(errorSummary(dialog)).toBeFocused();
    await expect(errorSummary(dialog).getByRole('link')).toHaveText([email]);
  });
});
