import { expect, type Locator, type Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { applicationFields, resumeField } from '../../contract/forms/application.ts';
import { sampleValues } from '../../testing/sample-values.ts';
import { sentEntries } from './sent-entries.ts';

export const APPLICATION_CALL = '**/api/job-applications';

/** The values that an applicant types. */
export const APPLICATION = sampleValues(applicationFields, {
  name: 'Ada Lindqvist',
  email: 'ada@example.ca',
  phone: '(416) 555-0177',
  message: 'Twelve years of framing, the last four as a lead.',
});

type Application = { readonly [Name in keyof typeof APPLICATION]: string };

const NAMES = Object.keys(applicationFields) as (keyof Application)[];

export const NO_APPLICATION = Object.fromEntries(NAMES.map((name) => [name, ''])) as Application;

export function applicationSection(page: Page): Locator {
  return page.getByRole('region', { name: 'Your application' });
}

export function applicationField(page: Page, name: keyof Application | 'resume'): Locator {
  const { label } = name === 'resume' ? resumeField : applicationFields[name];
  return applicationSection(page).getByLabel(label, { exact: true });
}

export async function fillApplication(page: Page, changes: Partial<Application> = {}): Promise<void> {
  const application: Application = { ...APPLICATION, ...changes };
  for (const name of NAMES) {
    const field = applicationField(page, name);
    if (applicationFields[name].kind === 'choice') await field.selectOption(application[name]);
    else await field.fill(application[name]);
  }
}

export async function expectApplication(page: Page, application: Application): Promise<void> {
  for (const name of NAMES) await expect(applicationField(page, name)).toHaveValue(application[name]);
}

export function submitButton(page: Page): Locator {
  return applicationSection(page).getByRole('button', { name: 'Submit Application' });
}

/** The server's response to an application that it has stored. */
export const RECEIVED = {
  reference: `${company.initials}-9K4TD`,
  receivedAt: '2026-11-15T21:10:00.000Z',
} as const;

/** Fulfils every call without a server, and records the entries that were sent. */
export async function answerApplications(
  page: Page,
  { status = 200, json = RECEIVED as object } = {},
): Promise<[string, string][][]> {
  const calls: [string, string][][] = [];
  await page.route(APPLICATION_CALL, async (route) => {
    calls.push(await sentEntries(route.request()));
    await route.fulfill({ status, json });
  });
  return calls;
}
