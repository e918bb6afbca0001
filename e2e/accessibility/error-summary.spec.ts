import type { Locator, Page } from '@playwright/test';
import { newsletter } from '../../content/newsletter.ts';
import { to } from '../../contract/screens.ts';
import { phone } from '../../testing/phone.ts';
import { announcements, clearAnnouncements, recordAnnouncements } from '../support/announcements.ts';
import { applicationSection, fillApplication, submitButton } from '../support/application-form.ts';
import { arriveAt, expectHydratedForm, navigateTo } from '../support/arrival.ts';
import { answerContactCalls } from '../support/contact-calls.ts';
import { smallTargets } from '../support/layout-faults.ts';
import {
  errorSummary,
  fillRequest,
  openEstimateOnPhone,
  requestField,
  sendButton,
} from '../support/request-form.ts';
import { expect, test } from '../support/site-test.ts';

/** Incomplete forms: what screen readers announce, and that the form does not move under the finger. */

test.use({ ...phone });

type Form = { readonly scope: Locator; readonly button: Locator };

/** Each opens its page from the terms, and returns the form. */
const forms: Readonly<Record<string, (page: Page) => Promise<Form>>> = {
  'the dialog': async (page) => {
    const scope = await openEstimateOnPhone(page);
    return { scope, button: sendButton(scope) };
  },
  'the contact page': async (page) => {
    await navigateTo(page, to.contact);
    const scope = page.getByRole('main');
    await expectHydratedForm(scope);
    return { scope, button: sendButton(scope) };
  },
  careers: async (page) => {
    await navigateTo(page, to.careers);
    const scope = applicationSection(page);
    await expectHydratedForm(scope);
    return { scope, button: submitButton(page) };
  },
};

test('an empty form is answered by a list that is named, focused, seen from its heading on, and no alert', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await arriveAt(page, to.terms);
  for (const [where, open] of Object.entries(forms))
    await test.step(where, async () => {
      const { scope, button } = await open(page);
      await clearAnnouncements(page);
      await button.press('Enter');
      const summary = errorSummary(scope);
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(summary).not.toHaveRole('alert');
      expect(await smallTargets(page, 44)).toEqual([]);

      await test.step('says nothing, and moves nothing, while it is corrected', async () => {
        const lines = await summary.getByRole('link').allTextContents();
        const email = scope.getByRole('textbox', { name: /^Email/ });
        await email.scrollIntoViewIfNeeded();
        await email.focus();
        const before = await email.boundingBox();
        await page.keyboard.type('ann@example.ca');
        await expect(email).toHaveAttribute('aria-invalid', 'false');
        expect((await email.boundingBox())?.y).toBe(before?.y);
        await expect(summary.getByRole('link')).toHaveText(lines);
        expect(await announcements(page)).toEqual([]);
      });
      await page.keyboard.press('Escape');
    });
});

test('the choice of a project is marked while it is missing, and the list stays until the form is sent again', async ({
  page,
}) => {
  await answerContactCalls(page);
  await arriveAt(page, to.contact);
  const main = page.getByRole('main');
  await fillRequest(main, { projectType: '' });
  const choice = requestField(main, 'projectType');
  await expect(choice).toHaveAttribute('aria-invalid', 'false');
  await sendButton(main).click();
  await expect(choice).toHaveAttribute('aria-invalid', 'true');
  await fillRequest(main);
  await expect(choice).toHaveAttribute('aria-invalid', 'false');
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
  for (const route of [to.contact, to.careers]) {
    await navigateTo(page, route);
    expect(await invalidFields(), route).toEqual([]);
  }
  await fillApplication(page, { position: '' });
  await submitButton(page).click();
  expect(await invalidFields()).toHaveLength(1);
});
