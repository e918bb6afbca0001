import { kindOf } from '../../content/kinds-of-work.ts';
import { draftRetentionDays } from '../../content/retention.ts';
import { to } from '../../contract/screens.ts';
import {
  APPLICATION_CALL,
  applicationField,
  applicationSection,
  fillApplication,
} from '../support/application-form.ts';
import { arriveAt, navigateTo } from '../support/arrival.ts';
import { answerContactCalls, holdContactCalls, STORED } from '../support/contact-calls.ts';
import { allProjects, oneProject } from '../support/entries.ts';
import { fillRequest, openEstimate, REQUEST, sendButton, toast } from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';

const [city = ''] = allProjects.map((project) => project.city);
const filtered = to.filteredProjects({ city });

test('a browser keeps of a request a hash for an hour, and none of its words', async ({ page }) => {
  const calls = await holdContactCalls(page);
  await arriveAt(page, to.contact);
  const main = page.getByRole('main');
  await fillRequest(main);
  await sendButton(main).click();
  await expect.poll(() => calls.held.length).toBe(1);
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, 'draft:contact': undefined }));
  const meanwhile = await kept();
  for (const words of [REQUEST.name, REQUEST.email, REQUEST.message]) expect(meanwhile).not.toContain(words);
  await calls.release();
  await expect(toast(page)).toContainText('Request sent!');
  expect(await page.evaluate(() => localStorage.getItem('draft:contact'))).toBeNull();
  expect(await kept()).toBe(meanwhile);
  await page.clock.setFixedTime(Date.now() + 60 * 60 * 1000);
  await page.reload();
  await expect.poll(kept).toBe('{}');

  await test.step('and what was not sent for some days, whatever is looked at then', async () => {
    const stored = () => page.evaluate(() => Object.keys(localStorage));
    await navigateTo(page, to.careers);
    await fillApplication(page);
    await expect.poll(stored).toEqual(['draft:careers']);
    await page.clock.setFixedTime(Date.now() + (draftRetentionDays * 24 + 1) * 60 * 60 * 1000);
    await arriveAt(page, to.terms);
    expect(await stored()).toEqual([]);
  });
});

test('an upload goes on, once, while the visitor looks elsewhere, and shows its reference', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(APPLICATION_CALL, async (route) => {
    sent += 1;
    await held.promise;
    await route.fulfill({ json: { reference: STORED.reference, receivedAt: STORED.receivedAt } });
  });
  await arriveAt(page, to.careers);
  await fillApplication(page);
  await applicationField(page, 'resume').setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 ...'),
  });
  const section = applicationSection(page);
  await section.getByRole('button', { name: 'Submit Application' }).click();
  await expect.poll(() => sent).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
  await page.goBack();
  const sending = section.getByRole('button', { name: 'Processing...' });
  await expect(sending).toBeDisabled();
  await expect(section.getByText('resume.pdf')).toBeVisible();
  await fillApplication(page);
  await sending.press('Enter');
  await expect(sending).toBeFocused();
  held.resolve();
  await expect(section.getByText(STORED.reference)).toBeVisible();
  expect(sent).toBe(1);
});

test('the portfolio is gone back to with its filter, and through one entry for all kinds that keys pass', async ({
  page,
}) => {
  await arriveAt(page, to.terms);
  await page.goto(`/#${filtered}`);
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Back to Projects' }).click();
  await expect(page).toHaveURL(`/#${filtered}`);
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue(city);

  if (new Set(allProjects.map(({ service }) => kindOf(service))).size < 2) return;
  await page.goto('/#/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await page.goto('/#/projects');
  await page.getByRole('radio', { name: /^All/ }).focus();
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/kind=/);
  await page.goBack();
  await expect(page).toHaveURL('/#/projects');
  await page.goBack();
  await expect(page).toHaveURL('/#/terms');
});

test('the portfolio shows the chosen city of a link on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const last = [...new Set(allProjects.map((project) => project.city))].at(-1) ?? '';
  await arriveAt(page, `/#${to.filteredProjects({ city: last })}`);
  await expect(page.getByRole('button', { name: `All work, ${last}` })).toBeInViewport();
});

test('About is gone back to where the visitor was, and a typed fragment begins at the top', async ({
  page,
}) => {
  await arriveAt(page, to.about());
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.goto(`/#${to.project(oneProject.id)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(oneProject.title);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the receipt is put away without being opened, and prints alone', async ({ page }) => {
  await answerContactCalls(page);
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await arriveAt(page, to.terms);
  const send = async () => {
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    await sendButton(dialog).click();
    await expect(page.getByText(`Your request ${STORED.reference}.`)).toBeVisible();
  };
  await send();
  await page.getByRole('button', { name: 'Close this note' }).click();
  await expect(page.getByText(STORED.reference)).toHaveCount(0);

  await send();
  await page.getByText('Receipt', { exact: true }).click();
  await page.getByRole('button', { name: 'Print this' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Your request' })).toBeVisible();
});
