import { kindOf } from '../content/kinds-of-work.ts';
import { to } from '../contract/screens.ts';
import {
  APPLICATION_CALL,
  applicationField,
  applicationSection,
  fillApplication,
} from './application-form.ts';
import { arriveAt } from './arrival.ts';
import { answerContactCalls, holdContactCalls, STORED } from './contact-calls.ts';
import { allProjects, oneProject, oneService, serviceOf } from './entries.ts';
import { fillRequest, openEstimate, REQUEST, requestField, sendButton, toast } from './request-form.ts';
import { expect, test } from './site-test.ts';

const [city = ''] = allProjects.map((project) => project.city);
const filtered = to.filteredProjects({ city });

test.describe('what a browser keeps of a request', () => {
  test('is a hash for an hour, and none of its words', async ({ page }) => {
    const calls = await holdContactCalls(page);
    await arriveAt(page, '/#/contact');
    const main = page.getByRole('main');
    await fillRequest(main);
    await sendButton(main).click();
    await expect.poll(() => calls.held.length).toBe(1);
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, 'draft:contact': undefined }));
    const meanwhile = await kept();
    for (const words of [REQUEST.name, REQUEST.email, REQUEST.message])
      expect(meanwhile).not.toContain(words);
    await calls.release();
    await expect(toast(page)).toContainText('Request sent!');
    expect(await page.evaluate(() => localStorage.getItem('draft:contact'))).toBeNull();
    expect(await kept()).toBe(meanwhile);
    await page.clock.setFixedTime(Date.now() + 60 * 60 * 1000);
    await page.reload();
    await expect.poll(kept).toBe('{}');
  });

  test('of an older version of the site is erased', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('submission', '{"fingerprint":"maya@example.ca"}'));
    await arriveAt(page, '/#/terms');
    expect(await page.evaluate(() => localStorage.getItem('submission'))).toBeNull();
  });
});

test('an upload goes on while the visitor looks elsewhere, and shows its reference', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(APPLICATION_CALL, async (route) => {
    sent += 1;
    await held.promise;
    await route.fulfill({ json: { reference: STORED.reference, receivedAt: STORED.receivedAt } });
  });
  await arriveAt(page, '/#/careers');
  await fillApplication(page);
  await applicationField(page, 'resume').setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 ...'),
  });
  await applicationSection(page).getByRole('button', { name: 'Submit Application' }).click();
  await expect.poll(() => sent).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
  await page.goBack();
  await expect(applicationSection(page).getByRole('button', { name: 'Processing...' })).toBeDisabled();
  await expect(applicationSection(page).getByText('resume.pdf')).toBeVisible();
  held.resolve();
  await expect(applicationSection(page).getByText(STORED.reference)).toBeVisible();
  expect(sent).toBe(1);
});

test.describe('a retry', () => {
  test.use({ expectedNoise: [/Sending the request failed|Failed to load resource/] });

  test('shows neither the old error nor the old toast', async ({ page }) => {
    await answerContactCalls(page, { status: 500, json: {} });
    await arriveAt(page, '/#/contact');
    const main = page.getByRole('main');
    await fillRequest(main);
    await sendButton(main).click();
    await expect(main.getByText('Error sending request')).toBeVisible();
    await page.unroute('**/api/contact');
    const calls = await holdContactCalls(page);
    await sendButton(main).click();
    await expect(main.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await expect(page.getByText('Error sending request')).toHaveCount(0);
    await calls.release();
  });
});

test.describe('the portfolio', () => {
  test('is gone back to with its filter', async ({ page }) => {
    await arriveAt(page, `/#${filtered}`);
    await page.getByRole('article').first().getByRole('link').click();
    await page.getByRole('button', { name: 'Back to Projects' }).click();
    await expect(page).toHaveURL(`/#${filtered}`);
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue(city);
  });

  test('has one entry to go back through, however many kinds the arrow keys pass', async ({ page }) => {
    test.skip(new Set(allProjects.map(({ service }) => kindOf(service))).size < 2, 'there is one kind');
    await arriveAt(page, '/#/terms');
    await page.goto('/#/projects');
    await page.getByRole('radio', { name: /^All/ }).focus();
    for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/kind=/);
    await page.goBack();
    await expect(page).toHaveURL('/#/projects');
    await page.goBack();
    await expect(page).toHaveURL('/#/terms');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('shows the chosen city of a link', async ({ page }) => {
      const last = [...new Set(allProjects.map((project) => project.city))].at(-1) ?? '';
      await arriveAt(page, `/#${to.filteredProjects({ city: last })}`);
      await expect(page.getByRole('button', { name: `All work, ${last}` })).toBeInViewport();
    });
  });
});

test.describe('places on the page', () => {
  test('begin at the top where another fragment is typed', async ({ page }) => {
    await arriveAt(page, '/#/contact');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await page.goto(`/#${to.project(oneProject.id)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(oneProject.title);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('are found again on the way back to About', async ({ page }) => {
    await arriveAt(page, '/#/about');
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });
});

test('Free Estimate knows the service that a page is about', async ({ page }) => {
  await arriveAt(page, `/#${to.service(oneService.id)}`);
  await expect(requestField(await openEstimate(page), 'projectType')).toHaveValue(oneService.projectType);
  await page.keyboard.press('Escape');
  await page.goto(`/#${to.project(oneProject.id)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(oneProject.title);
  const { projectType } = serviceOf(oneProject);
  await expect(requestField(await openEstimate(page), 'projectType')).toHaveValue(projectType);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Request a Quote' }).click();
  await expect(requestField(page.getByRole('main'), 'projectType')).toHaveValue(projectType);
});

test.describe('the receipt', () => {
  test.beforeEach(async ({ page }) => {
    await answerContactCalls(page);
    await arriveAt(page, '/#/terms');
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    await sendButton(dialog).click();
    await expect(page.getByText(`Your request ${STORED.reference}.`)).toBeVisible();
  });

  test('is put away without being opened', async ({ page }) => {
    await page.getByRole('button', { name: 'Close this note' }).click();
    await expect(page.getByText(STORED.reference)).toHaveCount(0);
  });

  test('prints alone', async ({ page }) => {
    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.getByText('Receipt', { exact: true }).click();
    await page.getByRole('button', { name: 'Print this' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Your request' })).toBeVisible();
  });
});
