import type { Page } from '@playwright/test';
import { newsletter } from '../../content/newsletter.ts';
import { contactFields } from '../../contract/forms/contact.ts';
import { docx } from '../../server/testing/resume-files/resume-files.ts';
import { applicationField, fillApplication, submitButton } from '../support/application-form.ts';
import { smallTargets } from '../support/layout-faults.ts';
import {
  expectRequest,
  fillRequest,
  NOTHING,
  REQUEST,
  requestField,
  sendButton,
} from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';

/** Without JavaScript the browser cancels module preloads. */
const BLOCKED = String.raw`/assets/.*\.js failed`;

test.use({ javaScriptEnabled: false, expectedNoise: [new RegExp(BLOCKED)] });

const SENT = "We'll contact you shortly to discuss your project.";

/** The list of errors on a page that gives the form back. */
const summary = (page: Page) => page.getByRole('region', { name: 'One thing to correct' });

test.describe('without scripts', () => {
  test('the contact form asks for what is missing, is sent by the browser and confirmed on its page', async ({
    page,
  }) => {
    const posts = recordPosts(page);
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(page.getByText(SENT)).toBeHidden();
    const gaps = { name: 'M', email: 'maya', projectType: '', message: '' };
    for (const [name, value] of Object.entries(gaps)) {
      await fillRequest(main, { [name]: value });
      await sendButton(main).click();
      await expect(requestField(main, name as keyof typeof gaps)).toBeFocused();
    }
    expect(posts).toEqual([]);
    await fillRequest(main);
    await sendButton(main).click();
    await expect(page).toHaveURL('/contact#request-sent');
    await expect(page.getByText('Request sent!')).toBeInViewport();
    await expect(page.getByText(SENT)).toBeVisible();
    await expectRequest(main, NOTHING);
  });

  test('the forms of Home return to Home: a request, and the newsletter with its consent', async ({
    page,
  }) => {
    await page.goto('/');
    const request = page.getByRole('region', { name: 'Get Your Free Estimate' });
    await fillRequest(request);
    await sendButton(request).click();
    await expect(page).toHaveURL('/#request-sent');
    await expect(page.getByText(SENT)).toBeInViewport();

    const posts = recordPosts(page);
    const section = page.getByRole('region', { name: newsletter.title });
    await section.getByLabel('Email Address').fill('maya@example.ca');
    const subscribe = section.getByRole('button', { name: 'Subscribe' });
    await subscribe.click();
    await expect(section.getByRole('checkbox')).toBeFocused();
    expect(posts).toEqual([]);
    await section.getByRole('checkbox').check();
    await subscribe.click();
    await expect(page).toHaveURL('/#subscribed');
    await expect(page.getByText(newsletter.thanks)).toBeInViewport();
  });

  test.describe('what the server refuses', () => {
    test.use({ expectedNoise: [new RegExp(`${BLOCKED}|4\\d\\d`)] });

    test('of a request comes back with what was typed and the errors, and is sent from there', async ({
      page,
    }) => {
      await page.goto('/contact');
      const main = page.getByRole('main');
      await fillRequest(main, { name: '    ' });
      await sendButton(main).click();
      const message = 'Enter your full name, 2 to 100 characters.';
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole('link')).toHaveText([message]);
      expect(await smallTargets(page, 44)).toEqual([]);
      const body = page.locator('body');
      await expectRequestAgain(page);
      await requestField(body, 'name').fill(REQUEST.name);
      await sendButton(body).click();
      await expect(page).toHaveURL('/contact#request-sent');
      await expect(page.getByText(SENT)).toBeVisible();
    });
  });

  test('an application is sent by the browser, with its resume, and confirmed', async ({ page }) => {
    await page.goto('/careers');
    await expect(page.getByText('Application Submitted!')).toBeHidden();
    await fillApplication(page);
    await applicationField(page, 'resume').setInputFiles({
      name: 'Ada.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: docx(),
    });
    await submitButton(page).click();
    await expect(page).toHaveURL('/careers#application-sent');
    await expect(page.getByText('Application Submitted!')).toBeInViewport();
    await expect(page.getByText("We've received your application and will be in touch soon.")).toBeVisible();
  });
});

function recordPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  return posts;
}

async function expectRequestAgain(page: Page): Promise<void> {
  const { name: _refused, ...others } = contactFields;
  for (const [name, { label }] of Object.entries(others))
    await expect(page.getByLabel(new RegExp(`^${label}`))).toHaveValue(REQUEST[name as keyof typeof others]);
}
