import type { Page, Route } from '@playwright/test';
import { company } from '../content/company.ts';
import { sentEntries } from './sent-entries.ts';

/** The form-forwarding call, intercepted. */
export const CONTACT_CALL = '**/api/contact';

/** As the relay answers a request that it has stored. */
export const STORED = {
  reference: `${company.initials}-7F3K2`,
  receivedAt: '2026-11-15T21:10:00.000Z',
  replyBy: '2026-11-17T21:10:00.000Z',
} as const;

type Entries = [string, string][];

/** Answers every call without a server, and keeps what each of them sent. */
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

/** Holds every call until it is released. */
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
