import type { Locator, Page } from '@playwright/test';
import { newsletter } from '../content/newsletter.ts';
import { photosField } from '../contract/forms/photos.ts';
import { to } from '../contract/screens.ts';
import { plainPhoto } from '../server/testing/photo-files/photo-files.ts';
import {
  APPLICATION_CALL,
  answerApplications,
  applicationSection,
  fillApplication,
  submitButton,
} from './application-form.ts';
import { arriveAt, expectHydratedForm } from './arrival.ts';
import { answerContactCalls, CONTACT_CALL, holdContactCalls } from './contact-calls.ts';
import { fillRequest, openEstimate, requestField, sendButton, toast } from './request-form.ts';
import { expect, test } from './site-test.ts';

/** What a visitor with a keyboard holds on to: the focus stays near what was done, and never falls to the body. */

async function expectFocusWithin(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

test.describe('a form that is sent', () => {
  test.use({ expectedNoise: [/Sending the request failed|Failed to load resource|newsletter failed/] });

  const forms: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
    'on the contact page': async (page) => {
      await arriveAt(page, '/#/contact');
      await fillRequest(page.getByRole('main'));
      return sendButton(page.getByRole('main'));
    },
    'in the dialog': async (page) => {
      await arriveAt(page, '/#/terms');
      const dialog = await openEstimate(page);
      await fillRequest(dialog);
      return sendButton(dialog);
    },
    'for a job': async (page) => {
      await arriveAt(page, '/#/careers');
      await fillApplication(page);
      return submitButton(page);
    },
  };
  for (const [where, fill] of Object.entries(forms))
    test(`${where} and fails keeps the focus on its button`, async ({ page }) => {
      await answerContactCalls(page, { status: 500, json: {} });
      await answerApplications(page, { status: 500, json: {} });
      const button = await fill(page);
      await button.press('Enter');
      await expect(toast(page)).toBeVisible();
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-disabled', 'false');
    });

  test('keeps the focus on its button while it is on its way, and is sent once', async ({ page }) => {
    const calls = await holdContactCalls(page);
    await arriveAt(page, '/#/contact');
    const main = page.getByRole('main');
    await fillRequest(main);
    await sendButton(main).press('Enter');
    const sending = main.getByRole('button', { name: 'Sending...' });
    await expect(sending).toBeFocused();
    await expect(sending).toHaveAttribute('aria-disabled', 'true');
    await expect(sending).not.toHaveAttribute('disabled');
    await sending.press('Enter');
    await sending.press('Space');
    await requestField(main, 'name').press('Enter');
    await calls.release();
    await expect(sendButton(main)).toBeVisible();
    expect(calls.held).toHaveLength(1);
  });

  test('for a job is sent once, also from the page that is visited again meanwhile', async ({ page }) => {
    let calls = 0;
    await page.route(APPLICATION_CALL, () => {
      calls += 1;
    });
    await arriveAt(page, '/#/careers');
    await fillApplication(page);
    await submitButton(page).click();
    await expect.poll(() => calls).toBe(1);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Sitemap' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sitemap');
    await footer.getByRole('link', { name: 'Careers' }).click();
    await fillApplication(page);
    const sending = applicationSection(page).getByRole('button', { name: 'Processing...' });
    await sending.press('Enter');
    await expect(sending).toBeFocused();
    expect(calls).toBe(1);
  });

  test('for the newsletter keeps the focus, whatever the answer', async ({ page }) => {
    for (const status of [503, 200]) {
      await page.route('**/api/newsletter', (route) => route.fulfill({ status, json: {} }));
      await arriveAt(page, '/#newsletter');
      const section = page.getByRole('region', { name: newsletter.title });
      await expectHydratedForm(section);
      await section.getByLabel('Email Address').fill('maya@example.ca');
      await section.getByRole('checkbox').check();
      const subscribe = section.getByRole('button', { name: 'Subscribe' });
      await subscribe.press('Enter');
      await expect(section.getByRole('status')).not.toBeEmpty();
      await expect(subscribe).toBeFocused();
      await page.unroute('**/api/newsletter');
    }
  });
});

test.describe('the focus that is lost', () => {
  test('goes to the form when the draft is discarded', async ({ page }) => {
    await arriveAt(page, '/#/contact');
    const main = page.getByRole('main');
    await fillRequest(main);
    await page.reload();
    await main.getByRole('button', { name: 'Discard it' }).press('Enter');
    await expect(main.getByRole('button', { name: 'Discard it' })).toHaveCount(0);
    await expectFocusWithin(main.locator('form'));
    await page.keyboard.press('Tab');
    await expect(requestField(main, 'name')).toBeFocused();
  });

  test('goes to what is around a receipt that is closed', async ({ page }) => {
    await answerContactCalls(page);
    await arriveAt(page, '/#/contact');
    const main = page.getByRole('main');
    await fillRequest(main);
    await sendButton(main).click();
    await main.getByRole('button', { name: 'Close the receipt' }).press('Enter');
    await expect(main.getByRole('button', { name: 'Close the receipt' })).toHaveCount(0);
    await expectFocusWithin(main.getByRole('region', { name: 'Email or call' }));
  });

  test('goes to the field when the described photo is on its way', async ({ page }) => {
    await page.route(CONTACT_CALL, () => {});
    await arriveAt(page, '/#/contact');
    const main = page.getByRole('main');
    await fillRequest(main);
    await main
      .getByLabel(photosField.label, { exact: true })
      .setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: await plainPhoto('png') });
    await main.getByLabel('Photo 1 shows').press('Enter');
    await expect(main.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expectFocusWithin(main.locator('form'));
    await main.getByRole('button', { name: 'Stop' }).press('Enter');
    await expect(main.getByRole('group', { name: 'The upload was stopped.' })).toBeFocused();
  });

  test('goes back to where it was when a toast is dismissed', async ({ page }) => {
    await answerContactCalls(page);
    await arriveAt(page, '/#/terms');
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    await sendButton(dialog).press('Enter');
    await expect(toast(page)).toBeVisible();
    const opener = page.getByRole('banner').getByRole('button', { name: 'Free Estimate' });
    await expect(opener).toBeFocused();
    await toast(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
    await expect(toast(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test.describe('a link to a place on a page', () => {
  const jumps: readonly (readonly [from: string, control: string, heading: string])[] = [
    [to.home, 'Browse Projects', 'Featured Projects'],
    [to.home, 'Read All Testimonials', 'What Our Clients Say'],
    [to.sitemap, 'Our renovation process', 'Our Renovation Process'],
    [to.sitemap, 'Ask for an estimate', 'Email or call'],
    [to.sitemap, 'Apply for a job', 'Your application'],
    [to.sitemap, 'Subscribe to the newsletter', newsletter.title],
  ];
  for (const [from, control, heading] of jumps)
    test(`puts the focus on the heading there: ${control}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await arriveAt(page, `/#${from}`);
      const main = page.getByRole('main');
      await main
        .getByRole('button', { name: control })
        .or(main.getByRole('link', { name: control }))
        .press('Enter');
      const place = main.getByRole('heading', { name: heading, exact: true });
      await expect(place).toBeFocused();
      await expect(place).toBeInViewport();
      const top = await page.evaluate(() => scrollY);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => scrollY), 'the next Tab stays there').toBeGreaterThan(top / 2);
    });

  test('puts it there after a page load too, and on the question of an answer', async ({ page }) => {
    await arriveAt(page, '/#process');
    await expect(page.getByRole('heading', { name: 'Our Renovation Process' })).toBeFocused();
    await page.goto('/contact');
    const answer = page.locator('details:not([open]) [id^=faq]').first();
    await arriveAt(page, `/contact?again#${await answer.getAttribute('id')}`);
    const question = page.locator('summary:focus');
    await expect(question).toBeInViewport();
    await expect(page.locator('details[open]').filter({ has: question })).toHaveCount(1);
  });
});
