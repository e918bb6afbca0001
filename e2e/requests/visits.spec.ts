import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { budgetOf } from '../../bench/budgets.ts';
import { screenWeight } from '../../bench/weight/screen-weight.ts';
import { apiPaths } from '../../contract/api.ts';
import { placeFields } from '../../contract/forms/place.ts';
import { to } from '../../contract/screens.ts';
import { deskPaths } from '../../server/operator/desk-paths.ts';
import { phone } from '../../testing/phone.ts';
import { arriveAt, expectLayerGone } from '../support/arrival.ts';
import { violationsOf } from '../support/axe.ts';
import { expect, OWNER, test } from '../support/desk-service.ts';
import { holdRequests } from '../support/held-requests.ts';
import { smallFieldText, smallTargets } from '../support/layout-faults.ts';
import type { MailPeer } from '../support/mail-peer.ts';
import { estimateDialog, fillRequest, REQUEST, sendButton, toast } from '../support/request-form.ts';

// The request's page has no scripts, so touch and mouse behave the same.
test.use({ ...phone });

const STREET = '18 Plumbline Avenue';
const VISIT_LINK = 'Choose a time for our visit';

/** The calendar entries mailed to one address, in order of arrival. */
function entries(mail: MailPeer, address: string) {
  return mail.received
    .filter(({ to: recipients }) => recipients.includes(address))
    .flatMap(({ attachments }) => attachments.filter(({ name }) => name === 'visit.ics'))
    .map(({ content }) => {
      const calendar = new ICAL.Component(ICAL.parse(content.toString()));
      const [event] = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
      const start = event?.startDate.toJSDate().toISOString();
      return [calendar.getFirstPropertyValue('method'), event?.sequence, start];
    });
}

/** The visitor's calendar entry was created, moved and cancelled. */
async function expectEntries(mail: MailPeer, { booked, moved }: { booked: string; moved: string }) {
  await expect
    .poll(() => entries(mail, REQUEST.email))
    .toEqual([
      ['REQUEST', 0, booked],
      ['REQUEST', 1, moved],
      ['CANCEL', 2, moved],
    ]);
}

/** Sends a request, and opens its page at the offered times. */
async function sendAndChoose(page: Page, url: string): Promise<void> {
  await arriveAt(page, url + to.contact);
  await send(page.getByRole('main'));
  await page.getByRole('main').getByRole('link', { name: VISIT_LINK }).click();
}

/** Fills in the address after a time was chosen, and books the visit. */
async function bookAtAddress(form: Page | Locator): Promise<void> {
  await form.getByLabel(placeFields.street.label).fill(STREET);
  await form.getByLabel(placeFields.city.label).fill('Toronto');
  await form.getByRole('button', { name: 'Book this visit' }).click();
}

/** Chooses a free time, by default the first, and returns its start. */
async function chooseTime(form: Page | Locator, index = 0): Promise<string> {
  const radio = form.getByRole('radio', { disabled: false }).nth(index);
  await radio.check();
  return new Date((await radio.getAttribute('value')) ?? '').toISOString();
}

/** As in a browser without `:has()`, which shows the address before a time is chosen. */
async function bookWithoutTime(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book this visit' }).evaluate((button: HTMLButtonElement) => {
    for (const radio of button.form?.querySelectorAll<HTMLInputElement>(':checked') ?? [])
      radio.checked = false;
    button.form?.requestSubmit(button);
  });
}

async function book(page: Page): Promise<string> {
  const start = await chooseTime(page);
  await bookAtAddress(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We are coming/);
  return start;
}

/** Different messages make different requests; the same message again would be a duplicate. */
async function send(form: Locator, message = REQUEST.message): Promise<void> {
  await fillRequest(form, { message });
  await sendButton(form).click();
}

/** Checks the page on a desktop and a phone, with all `details` open. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  const folds = await page.evaluateHandle(() => [
    ...document.querySelectorAll<HTMLDetailsElement>('details:not([open])'),
  ]);
  await folds.evaluate((closed) => {
    for (const fold of closed) fold.open = true;
  });
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await violationsOf(page), `${state} at ${width}`).toEqual([]);
  }
  expect.soft(await smallTargets(page, 44), state).toEqual([]);
  expect.soft(await smallFieldText(page), state).toEqual([]);
  await folds.evaluate((opened) => {
    for (const fold of opened) fold.open = false;
  });
}

test.describe('a homeowner', () => {
  // Refused submissions, and a deleted request.
  test.use({ expectedNoise: [/40[49]|422/] });

  test('goes from the form to a booked hour, moves it and cancels it', async ({ page, desk, mail }) => {
    test.slow();
    const heading = (name: string) => page.getByRole('heading', { name });
    const title = page.getByRole('heading', { level: 1 });
    await sendAndChoose(page, desk.url);
    await expect(page).toHaveURL(/\/request\/[\w-]{22}#times$/);
    await expect(heading(VISIT_LINK)).toBeFocused();
    await expect(page.getByLabel(placeFields.street.label), 'asked once a time is chosen').toBeHidden();
    await expectAccessible(page, 'received');

    await test.step('links within the page lead the focus to headings', async () => {
      await page.getByRole('link', { name: 'None of these suits me' }).click();
      await expect(heading('Add words or photos')).toBeFocused();
      await chooseTime(page);
      await page.getByRole('link', { name: 'Next: the address' }).click();
      await expect(heading('Where is the house?')).toBeFocused();
    });

    await test.step('without an address, and for an hour that is taken, nothing is booked', async () => {
      const taken = (await page.getByRole('radio').first().getAttribute('value')) ?? '';
      await page.getByRole('button', { name: 'Book this visit' }).click();
      await expect(
        page.getByText(placeFields.street.rule.safeParse('').error?.issues[0]?.message ?? '').first(),
      ).toBeVisible();
      await expectAccessible(page, 'refused');
      await bookWithoutTime(page);
      await expect(page.getByRole('radiogroup', { name: VISIT_LINK })).toHaveAccessibleDescription(
        'Choose a day and an hour.',
      );
      await expectAccessible(page, 'no time chosen');
      await desk.book(await desk.requestPage({ email: 'lee@example.ca' }), taken);
      await page.getByRole('radio').first().check();
      await bookAtAddress(page);
      await expect(title).toHaveText('That time was just taken');
      await expectAccessible(page, 'taken');
    });

    const booked = await book(page);
    await expect(page.getByText(STREET)).toBeVisible();
    await expectAccessible(page, 'booked');
    await page.getByText('Move the visit').first().click();
    const moved = await chooseTime(page, 3);
    await page.getByRole('button', { name: 'Move the visit' }).click();
    await page.getByText('Cancel the visit').first().click();
    await page.getByRole('button', { name: 'Yes, cancel the visit' }).click();
    await expect(title).toHaveText('The visit is cancelled');
    await expectEntries(mail, { booked, moved });

    await test.step('once the request is deleted, the form it was sent with forgets it, too', async () => {
      const receipt = page.getByRole('region', { name: 'Your request' });
      const address = page.url();
      await arriveAt(page, desk.url + to.contact);
      await expect(receipt).toBeVisible();
      await page.goto(address);
      await page.getByText('Delete my request').click();
      await page.getByRole('button', { name: /^Yes, delete/ }).click();
      await arriveAt(page, desk.url + to.contact);
      await expect(sendButton(page.getByRole('main'))).toBeVisible();
      await expect(receipt).toHaveCount(0);
    });

    await page.goto(`${desk.url}/request/AAAAAAAAAAAAAAAAAAAAAA`);
    await expectAccessible(page, 'gone');
  });
});

test.describe('the owner', () => {
  test.use({ httpCredentials: OWNER, expectedNoise: [/422/] });

  test('moves a visit to a free cell and cancels it, and the homeowner reads why', async ({
    page,
    desk,
    mail,
  }) => {
    test.slow();
    const request = desk.url + (await desk.requestPage());
    await test.step('the page of the request stays within the budget, without a script', async () => {
      const weight = await screenWeight(page, request);
      const budget = budgetOf('contact');
      expect(weight.otherOrigins).toEqual([]);
      expect(weight.scriptBytes).toBe(0);
      expect(weight.documentBytes).toBeLessThanOrEqual(budget.document.limit);
      expect(weight.totalBytes).toBeLessThanOrEqual(budget.total.limit);
      expect(weight.requests).toBeLessThanOrEqual(budget.requests);
    });
    const booked = await book(page);

    for (const path of [deskPaths.visits, deskPaths.newVisit, deskPaths.overview]) {
      await page.goto(desk.url + path);
      await expectAccessible(page, path);
    }
    await test.step('a visit without day and address is refused', async () => {
      await page.goto(desk.url + deskPaths.newVisit);
      await page.getByRole('button', { name: 'Book this visit' }).click();
      await expect(page.getByRole('region', { name: 'Not booked yet' })).toBeFocused();
      await expectAccessible(page, 'a refused visit');
    });
    await page.goto(desk.url + deskPaths.overview);
    await page.locator('a.next-up').click();
    await expect(page.getByText(STREET)).toBeVisible();
    await expectAccessible(page, 'a visit');
    await page.getByText('Move it, or name who comes').click();
    const moved = await chooseTime(page, 4);
    await page.getByRole('button', { name: 'Move the visit' }).click();
    await page.getByText('Cancel it').click();
    await page.getByLabel('Reason').fill('The van is in the garage.');
    await page.getByRole('button', { name: 'Yes, cancel the visit' }).click();
    await expect(page.getByText('The van is in the garage.')).toBeVisible();

    await page.goto(request);
    await expect(page.getByText('The van is in the garage.')).toBeVisible();
    await expectEntries(mail, { booked, moved });
  });
});

test('the hours of a day with many visits stand in cells that hold them', async ({ page, desk }) => {
  const hours = { 'hours-mon': '8-6', 'hours-thu': '00:00-24:00' };
  await saveRule(page, desk.url, { offered: 'yes', gapMinutes: '0', perDay: '24', ...hours });
  const address = desk.url + (await desk.requestPage());
  for (const width of [1440, 1024, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    const cells = page.getByRole('radiogroup').locator('label');
    expect(await cells.count()).toBeGreaterThan(30);
    const tooNarrow = await cells.evaluateAll((labels) =>
      labels
        .filter((label) => label.checkVisibility() && label.scrollWidth > label.clientWidth)
        .map((label) => label.textContent),
    );
    expect.soft(tooNarrow, `at ${width}`).toEqual([]);
  }
});

test('who schedules a consultation is shown the times once the request is sent', async ({ page, desk }) => {
  test.slow();
  const opener = page.getByRole('button', { name: 'Schedule Free Consultation' });
  const sent = page.getByRole('dialog', { name: 'Request sent!' });
  const note = page.getByRole('complementary', { name: 'Your last request' });
  const title = page.getByRole('heading', { level: 1 });
  const schedule = async (message: string) => {
    await arriveAt(page, `${desk.url}/`);
    await opener.click();
    await send(estimateDialog(page), message);
  };

  await test.step('who closes them comes back to the button, and finds them in the note', async () => {
    await schedule('A first house.');
    await sent.getByRole('button', { name: 'Close' }).click();
    await expect(opener).toBeFocused();
    await note.getByRole('link', { name: VISIT_LINK }).click();
    await expect(page.getByRole('radiogroup', { name: VISIT_LINK })).toBeVisible();
  });

  await test.step('who closes the dialog before the response comes is told, and finds the form again', async () => {
    const release = await holdRequests(page, `**${apiPaths.contact}`);
    await schedule('A house that was sent slowly.');
    await estimateDialog(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expectLayerGone(page);
    release();
    await expect(toast(page)).toContainText('Request sent!');
    await opener.click();
    await expect(estimateDialog(page)).toBeVisible();
  });

  await test.step('an hour is booked in the dialog', async () => {
    await schedule('A second house.');
    const heading = sent.getByRole('heading', { name: 'Request sent!' });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveAccessibleDescription(/^Your reference is [\w-]+\.$/);
    await expect(sent.getByRole('group', { name: VISIT_LINK })).toBeVisible();
    await expect(sent.getByRole('status')).toHaveText('The free times are shown.');
    expect(await violationsOf(page), 'axe').toEqual([]);
    await chooseTime(sent);
    await sent.getByRole('button', { name: 'Next: the address' }).click();
    await expect(sent.getByLabel(placeFields.street.label)).toBeFocused();
    await bookAtAddress(sent);
    await expect(title).toHaveText(/^We are coming/);
  });

  await test.step('where none are offered, the dialog closes and the receipt leads to the page', async () => {
    await saveRule(page, desk.url);
    await schedule('A third house.');
    await expect(estimateDialog(page)).toBeHidden();
    await expect(note.getByRole('link', { name: VISIT_LINK })).toHaveCount(0);
    // The toast would cover the note for 5 seconds.
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await note.getByRole('link', { name: 'See how it stands, or add to it' }).click();
    await expect(title).toHaveText('We have your request');
  });
});

/** Saves the owner's rule for visits, by default with no times offered. */
async function saveRule({ request }: Page, origin: string, changes = {}): Promise<void> {
  const rule = {
    minutes: '60',
    gapMinutes: '60',
    perDay: '3',
    noticeHours: '36',
    daysAhead: '21',
    ...changes,
  };
  const saved = await request.post(origin + deskPaths.visits, {
    headers: {
      Authorization: `Basic ${Buffer.from(`${OWNER.username}:${OWNER.password}`).toString('base64')}`,
      Origin: origin,
    },
    form: { action: 'save', ...rule },
    maxRedirects: 0,
  });
  expect(saved.status()).toBe(303);
}
