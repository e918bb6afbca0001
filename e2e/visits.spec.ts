import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { budgetOf } from '../bench/budgets.ts';
import { screenWeight } from '../bench/weight/screen-weight.ts';
import { placeFields } from '../contract/forms/place.ts';
import { to } from '../contract/screens.ts';
import { deskPaths } from '../server/operator/desk-paths.ts';
import { phone } from '../testing/phone.ts';
import { arriveAt } from './arrival.ts';
import { violationsOf } from './axe.ts';
import { expect, OWNER, test } from './desk-service.ts';
import type { MailPeer } from './mail-peer.ts';
import { estimateDialog, fillRequest, REQUEST, sendButton } from './request-form.ts';

// The page of the request is without scripts: it is the same with a finger and a mouse.
test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

const STREET = '18 Plumbline Avenue';
const VISIT_LINK = 'Choose a time for our visit';

/** What each mail with a calendar entry says, to one address, in the order of their arrival. */
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

/** The visitor's calendar follows: booked, moved, and cancelled there. */
async function expectEntries(mail: MailPeer, { booked, moved }: { booked: string; moved: string }) {
  await expect
    .poll(() => entries(mail, REQUEST.email))
    .toEqual([
      ['REQUEST', 0, booked],
      ['REQUEST', 1, moved],
      ['CANCEL', 2, moved],
    ]);
}

/** Opens the page of a request that was just sent, at its times. */
async function sendAndChoose(page: Page, url: string): Promise<void> {
  await arriveAt(page, url + to.contact);
  await send(page.getByRole('main'));
  await page.getByRole('main').getByRole('link', { name: VISIT_LINK }).click();
}

/** Fills in the address, once a time is chosen, and books. */
async function bookAtAddress(form: Page | Locator): Promise<void> {
  await form.getByLabel(placeFields.street.label).fill(STREET);
  await form.getByLabel(placeFields.city.label).fill('Toronto');
  await form.getByRole('button', { name: 'Book this visit' }).click();
}

/** The first that is free; returns when it is. */
async function chooseTime(form: Page | Locator, index = 0): Promise<string> {
  const radio = form.getByRole('radio', { disabled: false }).nth(index);
  await radio.check();
  return new Date((await radio.getAttribute('value')) ?? '').toISOString();
}

async function book(page: Page): Promise<string> {
  const start = await chooseTime(page);
  await bookAtAddress(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We come/);
  return start;
}

async function send(form: Locator): Promise<void> {
  await fillRequest(form);
  await sendButton(form).click();
}

test('a homeowner goes from the form to a booked hour, moves it and cancels it', async ({
  page,
  desk,
  mail,
}) => {
  await sendAndChoose(page, desk.url);
  await expect(page).toHaveURL(/\/request\/[\w-]{22}#times$/);
  await expect(page.getByLabel(placeFields.street.label), 'asked once a time is chosen').toBeHidden();
  const booked = await book(page);
  await expect(page.getByText(STREET)).toBeVisible();

  await page.getByText('Move the visit').first().click();
  const moved = await chooseTime(page, 3);
  await page.getByRole('button', { name: 'Move the visit' }).click();
  await page.getByText('Cancel the visit').first().click();
  await page.getByRole('button', { name: 'Yes, cancel the visit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The visit is cancelled');
  await expectEntries(mail, { booked, moved });
});

test('the links within the page of a request lead the focus to headings', async ({ page, desk }) => {
  await page.goto(`${desk.url}${await desk.requestPage()}#times`);
  const heading = (name: string) => page.getByRole('heading', { name });
  await expect(heading(VISIT_LINK)).toBeFocused();
  await page.getByRole('link', { name: 'None of these suits me' }).click();
  await expect(heading('Add words or photos')).toBeFocused();
  await chooseTime(page);
  await page.getByRole('link', { name: 'Next: the address' }).click();
  await expect(heading('Where is the house?')).toBeFocused();
});

test('the owner moves a visit to a free cell and cancels it, and the homeowner reads why', async ({
  page,
  desk,
  mail,
  browser,
}) => {
  await sendAndChoose(page, desk.url);
  const booked = await book(page);

  const owner = await browser.newPage({ ...phone, httpCredentials: OWNER });
  await owner.goto(desk.url + deskPaths.overview);
  await owner.locator('a.next-up').click();
  await expect(owner.getByText(STREET)).toBeVisible();
  await owner.getByText('Move it, or name who comes').click();
  const moved = await chooseTime(owner, 4);
  await owner.getByRole('button', { name: 'Move the visit' }).click();
  await owner.getByText('Cancel it').click();
  await owner.getByLabel('Reason').fill('The van is in the garage.');
  await owner.getByRole('button', { name: 'Yes, cancel the visit' }).click();
  await expect(owner.getByText('The van is in the garage.')).toBeVisible();
  await owner.close();

  await page.reload();
  await expect(page.getByText('The van is in the garage.')).toBeVisible();
  await expectEntries(mail, { booked, moved });
});

test('who schedules a consultation sees the times as soon as the request is sent', async ({ page, desk }) => {
  await arriveAt(page, `${desk.url}/`);
  await page.getByRole('button', { name: 'Schedule Free Consultation' }).click();
  await send(estimateDialog(page));
  const sent = page.getByRole('dialog', { name: 'Request sent!' });
  await expect(sent.getByRole('heading', { name: 'Request sent!' })).toBeFocused();
  await expect(sent.getByRole('group', { name: VISIT_LINK })).toBeVisible();
  expect(await violationsOf(page), 'axe').toEqual([]);
  await chooseTime(sent);
  await sent.getByRole('button', { name: 'Next: the address' }).click();
  await expect(sent.getByLabel(placeFields.street.label)).toBeFocused();
  await bookAtAddress(sent);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^We come/);
});

test('who closes the times comes back to the button, and finds them in the note', async ({ page, desk }) => {
  await arriveAt(page, `${desk.url}/`);
  const opener = page.getByRole('button', { name: 'Schedule Free Consultation' });
  await opener.click();
  await send(estimateDialog(page));
  const sent = page.getByRole('dialog', { name: 'Request sent!' });
  await sent.getByRole('button', { name: 'Close' }).click();
  await expect(opener).toBeFocused();
  const note = page.getByRole('complementary', { name: 'Your last request' });
  await note.getByRole('link', { name: VISIT_LINK }).click();
  await expect(page.getByRole('group', { name: VISIT_LINK })).toBeVisible();
});

test('where no times are offered, the dialog closes and the receipt leads to the page', async ({
  page,
  desk,
}) => {
  const rule = new URLSearchParams({
    action: 'save',
    minutes: '60',
    gapMinutes: '60',
    perDay: '3',
    noticeHours: '36',
    daysAhead: '21',
  });
  const saved = await page.request.post(desk.url + deskPaths.visits, {
    headers: {
      Authorization: `Basic ${Buffer.from(`${OWNER.username}:${OWNER.password}`).toString('base64')}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: desk.url,
    },
    data: rule.toString(),
    maxRedirects: 0,
  });
  expect(saved.status()).toBe(303);
  await arriveAt(page, `${desk.url}/`);
  await page.getByRole('button', { name: 'Schedule Free Consultation' }).click();
  await send(estimateDialog(page));
  const note = page.getByRole('complementary', { name: 'Your last request' });
  await expect(note.getByRole('link', { name: VISIT_LINK })).toHaveCount(0);
  await note.getByRole('link', { name: 'See how it stands, or add to it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your request');
});

test.describe('the page of a request and the pages of visits', () => {
  test.use({ httpCredentials: OWNER, expectedNoise: [/40[49]|422/] });

  test('are accessible in every state, on a phone and on a desk', async ({ page, desk }) => {
    test.slow();
    const check = async (where: string) => {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await violationsOf(page), `${where} at ${width}`).toEqual([]);
      }
    };
    const path = await desk.requestPage();
    await page.goto(desk.url + path);
    await check('received');
    const taken = (await page.getByRole('radio').first().getAttribute('value')) ?? '';
    await chooseTime(page);
    await page.getByRole('button', { name: 'Book this visit' }).click();
    await expect(
      page.getByText(placeFields.street.rule.safeParse('').error?.issues[0]?.message ?? '').first(),
    ).toBeVisible();
    await check('refused');
    await desk.book(await desk.requestPage({ email: 'lee@example.ca' }), taken);
    await page.getByRole('radio').first().check();
    await bookAtAddress(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('That time was just taken');
    await check('taken');
    await book(page);
    await check('booked');
    await page.getByText('Move the visit').first().click();
    await page.getByText('Delete my request').click();
    await check('folds open');
    for (const address of [deskPaths.overview, deskPaths.visits, deskPaths.newVisit, deskPaths.visit(1)]) {
      await page.goto(desk.url + address);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      await check(address);
    }
    await page.goto(`${desk.url}/request/AAAAAAAAAAAAAAAAAAAAAA`);
    await check('gone');
  });
});

test('the page of a request stays within the budget, without a script', async ({ page, desk }) => {
  const weight = await screenWeight(page, desk.url + (await desk.requestPage()));
  const budget = budgetOf('contact');
  expect(weight.otherOrigins).toEqual([]);
  expect(weight.scriptBytes).toBe(0);
  expect(weight.documentBytes).toBeLessThanOrEqual(budget.document.limit);
  expect(weight.totalBytes).toBeLessThanOrEqual(budget.total.limit);
  expect(weight.requests).toBeLessThanOrEqual(budget.requests);
});
