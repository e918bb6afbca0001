import type { Locator, Page } from '@playwright/test';
import { newsletter } from '../content/newsletter.ts';
import { phone } from '../testing/phone.ts';
import { applicationSection, fillApplication, submitButton } from './application-form.ts';
import { arriveAt, expectHydratedForm } from './arrival.ts';
import { answerContactCalls } from './contact-calls.ts';
import { heard, listen } from './heard.ts';
import { errorSummary, fillRequest, openEstimateOnPhone, requestField, sendButton } from './request-form.ts';
import { expect, test } from './site-test.ts';

/** Forms with gaps, as they are heard, and as they stay in place under the finger. */

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

const forms: Readonly<Record<string, (page: Page) => Promise<{ scope: Locator; button: Locator }>>> = {
  'the contact page': async (page) => {
    await arriveAt(page, '/#/contact');
    const scope = page.getByRole('main');
    await expectHydratedForm(scope);
    return { scope, button: sendButton(scope) };
  },
  'the dialog': async (page) => {
    await arriveAt(page, '/#/terms');
    const scope = await openEstimateOnPhone(page);
    return { scope, button: sendButton(scope) };
  },
  careers: async (page) => {
    await arriveAt(page, '/#/careers');
    const scope = applicationSection(page);
    await expectHydratedForm(scope);
    return { scope, button: submitButton(page) };
  },
};

for (const [where, open] of Object.entries(forms))
  test.describe(`an empty form of ${where}`, () => {
    test('is answered by a list that is named, focused, seen from its heading on, and no alert', async ({
      page,
    }) => {
      await listen(page);
      const { scope, button } = await open(page);
      await button.press('Enter');
      const summary = errorSummary(scope);
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(summary).not.toHaveRole('alert');
      expect(await heard(page)).toEqual([]);
    });

    test('says nothing, and moves nothing, while it is corrected', async ({ page }) => {
      await listen(page);
      const { scope, button } = await open(page);
      await button.press('Enter');
      await expect(errorSummary(scope)).toBeFocused();
      const lines = await errorSummary(scope).getByRole('link').allTextContents();
      const email = scope.getByRole('textbox', { name: /^Email/ });
      await email.scrollIntoViewIfNeeded();
      await email.focus();
      const before = await email.boundingBox();
      await page.keyboard.type('ann@example.ca');
      await expect(email).toHaveAttribute('aria-invalid', 'false');
      expect((await email.boundingBox())?.y).toBe(before?.y);
      await expect(errorSummary(scope).getByRole('link')).toHaveText(lines);
      expect(await heard(page)).toEqual([]);
    });
  });

test('the list of errors stays until the form is sent again', async ({ page }) => {
  await answerContactCalls(page);
  await arriveAt(page, '/#/contact');
  const main = page.getByRole('main');
  await sendButton(main).click();
  await fillRequest(main);
  await expect(errorSummary(main)).toBeVisible();
  await sendButton(main).click();
  await expect(errorSummary(main)).toHaveCount(0);
});

test('no field is invalid before the form is sent', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  const invalidFields = async () => {
    const { nodes } = await browser.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ properties = [] }) =>
        properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
      )
      .map(({ name }) => name?.value);
  };
  await arriveAt(page, '/#newsletter');
  await expectHydratedForm(page.getByRole('region', { name: newsletter.title }));
  expect(await invalidFields()).toEqual([]);
  for (const path of ['/#/contact', '/#/careers']) {
    await arriveAt(page, path);
    expect(await invalidFields(), path).toEqual([]);
  }
  await fillApplication(page, { position: '' });
  await submitButton(page).click();
  expect(await invalidFields()).toHaveLength(1);
});

test('the choice of a project is marked while it is missing', async ({ page }) => {
  await arriveAt(page, '/#/contact');
  const main = page.getByRole('main');
  await fillRequest(main, { projectType: '' });
  await expect(requestField(main, 'projectType')).toHaveAttribute('aria-invalid', 'false');
  await sendButton(main).click();
  await expect(requestField(main, 'projectType')).toHaveAttribute('aria-invalid', 'true');
});
