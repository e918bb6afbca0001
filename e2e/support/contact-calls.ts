import type { Page, Route } from '@playwright/test';
import { company } from '../../content/company.ts';
import { sentEntries } from './sent-entries.ts';

/** The URL pattern of the intercepted form-forwarding call. */
export const CONTACT_CALL = '**/api/contact';

/** The server's response to a request that it has stored. */
export const STORED = {
  reference: `${company.initials}-7F3K2`,
  receivedAt: '2026-11-15T21:10:00.000Z',
  replyBy: '2026-11-17T21:10:00.000Z',
} as const;

type Entries = [string, string][];

/** Fulfils every call without a server, and records the entries that were sent. */
export async function answerContactCalls(
  page: Page,
  { status = 200, json = STORED as object } = {},
): Promise<Entries[]> {
  const calls: Entries[] = [];
  await page.route(CONTACT_CALL, async (route) => {
    calls.push(await sentEntries(route.request()));
    await route.fulfill({ status, json });
  });
  return calls;
}

/** Holds every call until the test releases it. */
export async function holdContactCalls(page: Page) {
  const held: Route[] = [];
  await page.route(CONTACT_CALL, (route) => {
    held.push(route);
  });
  return {
    held,
    async release() {
      for (const route of held) await route.fulfill({ json: STORED });
    },
  };
}
