import type { Locator } from '@playwright/test';
import { newsletter } from '../../content/newsletter.ts';
import { to } from '../../contract/screens.ts';
import { answerApplications, fillApplication, submitButton } from '../support/application-form.ts';
import { arriveAt, expectHydratedForm, navigateTo } from '../support/arrival.ts';
import { answerContactCalls } from '../support/contact-calls.ts';
import { readDocument } from '../support/read-document.ts';
import { fillRequest, openEstimate, sendButton, toast } from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';

/** The focus stays near the last action, and never moves to the body. The specs of the forms check this, too. */

test.describe('a form that is sent', () => {
  test.use({ expectedNoise: [/Sending the request failed|Failed to load resource|newsletter failed/] });

  test('and fails keeps the focus on its button: in the dialog, on the contact page, for a job', async ({
    page,
  }) => {
    await answerContactCalls(page, { status: 500, json: {} });
    await answerApplications(page, { status: 500, json: {} });
    const expectToKeepFocus = async (button: Locator) => {
      await button.press('Enter');
      await expect(toast(page)).toBeVisible();
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-disabled', 'false');
      await toast(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast(page)).toHaveCount(0);
    };
    await arriveAt(page, to.terms);
    const dialog = await openEstimate(page);
    await fillRequest(dialog);
    await expectToKeepFocus(sendButton(dialog));
    await page.keyboard.press('Escape');
    await navigateTo(page, to.contact);
    await fillRequest(page.getByRole('main'));
    await expectToKeepFocus(sendButton(page.getByRole('main')));
    await navigateTo(page, to.careers);
    await fillApplication(page);
    await expectToKeepFocus(submitButton(page));
  });

  test('for the newsletter keeps the focus, whatever the answer', async ({ page }) => {
    await arriveAt(page, '/#newsletter');
    const section = page.getByRole('region', { name: newsletter.title });
    await expect(section).toBeInViewport();
    await expectHydratedForm(section);
    for (const status of [503, 200]) {
      await page.route('**/api/newsletter', (route) => route.fulfill({ status, json: {} }));
      await section.getByLabel('Email Address').fill('maya@example.ca');
      await section.getByRole('checkbox').check();
      const subscribe = section.getByRole('button', { name: 'Subscribe' });
      const answered = page.waitForResponse('**/api/newsletter');
      await subscribe.press('Enter');
      expect((await answered).status()).toBe(status);
      await expect(section.getByRole('status')).not.toBeEmpty();
      await expect(subscribe).toBeFocused();
      await page.unroute('**/api/newsletter');
    }
  });
});

test.describe('a link to a place on a page', () => {
  const jumps: readonly (readonly [from: string, control: string, heading: string])[] = [
    [to.sitemap, 'Our renovation process', 'Our Renovation Process'],
    [to.home, 'Browse Projects', 'Featured Projects'],
    [to.home, 'Read All Testimonials', 'What Our Clients Say'],
    [to.sitemap, 'Ask for an estimate', 'Write to us'],
    [to.sitemap, 'Apply for a job', 'Your application'],
    [to.sitemap, 'Subscribe to the newsletter', newsletter.title],
  ];
  test('puts the focus on the heading there', async ({ page }) => {
    await arriveAt(page, to.sitemap);
    const main = page.getByRole('main');
    for (const [from, control, heading] of jumps)
      await test.step(control, async () => {
        await navigateTo(page, from);
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
  });

  test('puts it there after a page load too, and on the question of an answer', async ({ page }) => {
    await arriveAt(page, '/#process');
    await expect(page.getByRole('heading', { name: 'Our Renovation Process' })).toBeFocused();
    const { html } = await readDocument(page.request, to.contact);
    const [, answer] = /<details(?![^>]* open)[^>]*>.*?id="(faq[^"]*)"/s.exec(html) ?? [];
    await arriveAt(page, `${to.contact}#${answer}`);
    const question = page.locator('summary:focus');
    await expect(question).toBeInViewport();
    await expect(page.locator('details[open]').filter({ has: question })).toHaveCount(1);
    await expect(page.locator(`details[open] #${answer}`)).toBeVisible();
  });
});
