import { expect, type Locator, type Page } from '@playwright/test';
import { contactFields } from '../../contract/forms/contact.ts';
import { sampleValues } from '../../testing/sample-values.ts';

/** The values that a visitor types into the estimate dialog and the contact forms. */
export const REQUEST = sampleValues(contactFields, {
  name: 'Maya Okafor',
  email: 'maya@example.ca',
  phone: '(416) 555-0199',
  message: 'Galley kitchen in a 1920s semi, one wall to come out.',
});

type Request = { readonly [Name in keyof typeof REQUEST]: string };

const NAMES = Object.keys(contactFields) as (keyof Request)[];

/** `form` is the dialog or the form of the page; both have the same fields. */
export function requestField(form: Locator, name: keyof Request): Locator {
  return form.getByLabel(contactFields[name].label, { exact: true });
}

export async function fillRequest(form: Locator, changes: Partial<Request> = {}): Promise<void> {
  const request: Request = { ...REQUEST, ...changes };
  for (const name of NAMES) {
    const field = requestField(form, name);
    if (contactFields[name].kind === 'choice') await field.selectOption(request[name]);
    else await field.fill(request[name]);
  }
}

export async function expectRequest(form: Locator, request: Request): Promise<void> {
  for (const name of NAMES) await expect(requestField(form, name)).toHaveValue(request[name]);
}

export const NOTHING = Object.fromEntries(NAMES.map((name) => [name, ''])) as Request;

export function sendButton(form: Locator): Locator {
  return form.getByRole('button', { name: 'Send request' });
}

/** The error summary of any incomplete form. */
export function errorSummary(form: Locator): Locator {
  return form.getByRole('group', { name: /to fix before this can be sent$/ });
}

export function estimateDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Request a Free Estimate' });
}

export async function openEstimate(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Free Estimate' }).click();
  const dialog = estimateDialog(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** On phones the header has no room for the estimate button. */
export async function openEstimateOnPhone(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Free Estimate' }).filter({ visible: true }).first().click();
  const dialog = estimateDialog(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The toast; at most one is shown. */
export function toast(page: Page): Locator {
  return page.locator('[data-toast]');
}

/** Expects that the page's clock is paused and the toast has just appeared. */
export async function expectToastFor5Seconds(page: Page): Promise<void> {
  await page.clock.runFor(4999);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast(page)).toHaveCount(0);
}
