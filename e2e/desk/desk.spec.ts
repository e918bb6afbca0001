import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { hiddenFields } from '../../contract/api.ts';
import { deskPaths } from '../../server/operator/desk-paths.ts';
import { pdf } from '../../server/testing/resume-files/resume-files.ts';
import { phone } from '../../testing/phone.ts';
import { APPLICATION } from '../support/application-form.ts';
import { violationsOf } from '../support/axe.ts';
import { expect, OWNER, test } from '../support/desk-service.ts';
import { cutWords, smallTargets, stickingOut } from '../support/layout-faults.ts';
import { LONG } from '../support/tags.ts';

const LONG_NAME = 'Maximiliana Konstantinopolitanische-Dampfschifffahrtsgesellschaftskapitänin';
const HOSTILE = '<img src=x onerror=alert(1)> \u202eevil\u202c \u200b';

test.describe('every page of the desk', () => {
  test.use({ httpCredentials: OWNER, expectedNoise: [/404 \(Not Found\)/] });

  test('is accessible and fits, on a phone and on a desk', LONG, async ({ page, desk }) => {
    test.slow();
    const waiting = await desk.lead();
    const overdue = await desk.lead({ name: LONG_NAME, message: `${'W'.repeat(300)} and words` });
    desk.age(overdue, company.replyWithinHours + 3);
    const hostile = await desk.lead({
      name: HOSTILE,
      message: `${HOSTILE} `.repeat(3),
      phone: '*21*5550199#',
    });
    await desk.lead({ [hiddenFields.honeypot]: 'x', name: 'Bot' });
    const application = await desk.application({ email: 'maya@example.ca' });
    await desk.subscriber('maya@example.ca');
    for (let count = 0; count < 26; count++) await desk.lead({ name: `Visitor ${count}` });
    await page.goto(desk.url + deskPaths.search);
    await page.getByRole('searchbox').fill('maya');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByRole('heading', { name: 'Newsletter' })).toBeVisible();
    const results = page.url().slice(desk.url.length);
    await page.goto(desk.url + deskPaths.leads);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'More' }).click();
    const secondPage = page.url().slice(desk.url.length);

    const pages = [
      deskPaths.overview,
      deskPaths.more,
      deskPaths.leads,
      secondPage,
      deskPaths.applications,
      deskPaths.subscribers,
      deskPaths.spam,
      deskPaths.mail,
      deskPaths.search,
      results,
      ...[waiting, overdue, hostile, application].map(deskPaths.record),
      deskPaths.recordPart(waiting, 'delete'),
      deskPaths.deleteSubscriber(1),
      deskPaths.record(`${company.initials}-22222`),
    ];
    for (const path of pages) {
      await page.goto(desk.url + path);
      expect.soft(await violationsOf(page, 'structure'), path).toEqual([]);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${path} at ${width}`;
        expect.soft(await violationsOf(page, 'styles'), where).toEqual([]);
        expect.soft(await stickingOut(page), where).toEqual([]);
        expect.soft(await cutWords(page), where).toEqual([]);
        expect.soft(await smallTargets(page, 44), where).toEqual([]);
      }
    }
  });

  test('is accessible when nothing has come yet, and after a change', LONG, async ({ page, desk }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of [deskPaths.overview, deskPaths.leads, deskPaths.subscribers, deskPaths.mail]) {
      await page.goto(desk.url + path);
      expect.soft(await violationsOf(page), `${path}, empty`).toEqual([]);
    }
    await desk.lead();
    await page.goto(desk.url + deskPaths.overview);
    await page.getByRole('button', { name: 'Mark as answered: Maya Okafor' }).click();
    await expect(focused(page)).toContainText('Maya Okafor is marked as answered.');
    await expect(page).toHaveTitle(/^Marked as answered - /);
    expect(await violationsOf(page)).toEqual([]);
    expect(await smallTargets(page, 44)).toEqual([]);
  });

  test('shows where the keyboard is, from the first key on', async ({ page, desk }) => {
    await desk.lead();
    await page.goto(desk.url + deskPaths.overview);
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus-visible');
    await expect(focused).toHaveText('Skip to the content');
    await expect(focused).toBeInViewport();
    const stops = await page.locator('a[href], button, input:not([type=hidden])').count();
    for (let stop = 1; stop < stops; stop++) {
      await page.keyboard.press('Tab');
      // A field's focus ring is on its cell, which includes the label.
      const rings = await focused.evaluate((element) =>
        [element, element.closest('.field')].map((shown) => shown && getComputedStyle(shown).outlineStyle),
      );
      expect(rings).toContain('solid');
    }
  });
});

test.describe('the desk', () => {
  test('is linked from nowhere, listed nowhere, and closed to strangers', async ({ request }) => {
    for (const path of ['/', '/contact', '/sitemap', '/sitemap.xml', '/robots.txt'])
      expect(await (await request.get(path)).text()).not.toMatch(/\/desk\b/);
    const answer = await request.get(deskPaths.overview);
    expect(answer.status()).toBe(401);
    expect(answer.headers()['x-robots-tag']).toContain('noindex');
  });

  for (const javaScriptEnabled of [false, true])
    test(
      `is enough to run the day on a phone, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`,
      LONG,
      async ({ browser, mail, desk }) => {
        test.slow();
        const page = await openPhone(browser, javaScriptEnabled);
        const maya = await desk.lead();
        const lee = await desk.lead({
          name: 'Lee Chan',
          email: 'lee@example.ca',
          _replyto: 'lee@example.ca',
        });
        desk.age(lee, company.replyWithinHours + 1);
        const ada = await desk.application();

        await page.goto(await deskLinkOf(maya, mail));
        await expect(heading(page)).toHaveText('Maya Okafor');
        await expect(page.getByRole('link', { name: 'Call Maya Okafor' })).toHaveAttribute(
          'href',
          'tel:4165550199',
        );
        await expect(page.getByRole('link', { name: 'Text Maya Okafor' })).toHaveAttribute(
          'href',
          'sms:4165550199',
        );
        await expect(page.getByRole('link', { name: 'Email Maya Okafor' })).toHaveAttribute(
          'href',
          new RegExp(`^mailto:maya@example\\.ca\\?subject=[^&]*${maya}[^&]*&body=Hello%20Maya`),
        );
        await page.getByRole('textbox', { name: 'Write a note' }).fill('On site Friday at nine.');
        await page.getByRole('button', { name: 'Keep this note' }).click();
        await expect(focused(page)).toHaveText('The note is kept.');
        await page.getByRole('button', { name: 'Mark as answered' }).click();
        await expect(focused(page)).toContainText('Marked as answered.');
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(focused(page)).toContainText('It is waiting for an answer again.');
        // A reload must not repeat the action.
        await page.reload();
        await page.getByRole('button', { name: 'Mark as answered' }).click();

        await page.getByRole('link', { name: 'Today' }).click();
        await expect(heading(page)).toHaveText('One person is waiting for you');
        await expect(page.getByText('One of them is late.')).toBeVisible();
        await expect(page.getByRole('listitem').filter({ hasText: 'Lee Chan' })).toContainText('1 hour late');
        await page.getByRole('button', { name: 'Mark as answered: Lee Chan' }).click();
        await expect(heading(page)).toHaveText('Nobody is waiting for you');

        await page.getByRole('searchbox').fill('friday');
        await page.getByRole('button', { name: 'Find' }).click();
        await expect(page.getByRole('status')).toHaveText('1 result.');
        expect(page.url()).not.toContain('friday');
        await page.getByRole('link', { name: 'Maya Okafor', exact: true }).click();
        await expect(heading(page)).toHaveText('Maya Okafor');
        await page.goBack();
        await expect(page.getByRole('status')).toHaveText('1 result.');

        await page.goto(desk.url + deskPaths.record(lee));
        await page.getByText('It is spam', { exact: true }).click();
        await page.getByRole('button', { name: 'Move to spam' }).click();
        await expect(focused(page)).toContainText('Kept as spam');
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(focused(page)).toContainText('Not spam.');
        await askToDelete(page);
        await expect(heading(page)).toHaveText('Delete this request for good?');
        await page.getByRole('link', { name: 'Keep it' }).click();
        await askToDelete(page);
        await page.getByRole('button', { name: 'Delete this request' }).click();
        await expect(focused(page)).toContainText('Deleted for good.');
        await expect(page.getByText('Lee Chan')).toHaveCount(0);

        await page.getByRole('link', { name: 'More' }).click();
        await page.getByRole('link', { name: 'Applications' }).click();
        await page.getByRole('link', { name: APPLICATION.name }).click();
        expect(await saved(page, 'Save the resume')).toEqual(pdf());
        await page.getByRole('link', { name: 'Requests' }).first().click();
        const table = (await saved(page, 'Download all as a table (CSV)')).toString();
        expect(table).toContain(maya);
        expect(table).toContain('On site Friday at nine.');

        // The inbox in the terminal shows the changes.
        const [lead, ...others] = JSON.parse(await desk.inbox('leads', '--json'));
        expect(others).toEqual([]);
        expect(lead).toMatchObject({ reference: maya, note: 'On site Friday at nine.' });
        expect(lead.answeredAt).not.toBeNull();
        expect(await desk.inbox('applications')).toContain(ada);
        await page.context().close();
      },
    );
});

async function openPhone(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled, httpCredentials: OWNER });
  return context.newPage();
}

/** The focused message about the last action. */
function focused(page: Page) {
  return page.locator('main :focus');
}

async function askToDelete(page: Page): Promise<void> {
  await page.getByText('Delete', { exact: true }).click();
  await page.getByRole('link', { name: 'Delete this request…' }).click();
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

async function deskLinkOf(
  reference: string,
  mail: { readonly received: readonly { parts: ReadonlyMap<string, string> }[] },
): Promise<string> {
  const link = () =>
    mail.received
      .map(
        ({ parts }) =>
          new RegExp(`http\\S+/desk/record/${reference}`).exec(parts.get('text/plain') ?? '')?.[0],
      )
      .find(Boolean);
  await expect.poll(link).toBeTruthy();
  return link() ?? '';
}

async function saved(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  return readFile(await (await download).path());
}
