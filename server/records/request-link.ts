import { hash, randomBytes } from 'node:crypto';
import { TIMES_PATH } from '../../contract/api.ts';
import type { Database } from '../database/database.ts';

/** 128 bits cannot be guessed. */
const TOKEN_BYTES = 16;
const TOKEN = /^[\w-]{22}$/;

/** Paths of a visitor's page about a request. */
export const requestPaths = {
  pattern: '/request/:token',
  page: (token: string) => `/request/${token}`,
  timesPattern: `/request/:token${TIMES_PATH}`,
  photoPattern: '/request/:token/photos/:number',
  photo: (token: string, number: number) => `/request/${token}/photos/${number}`,
  calendarPattern: '/request/:token/visit.ics',
  calendar: (token: string) => `/request/${token}/visit.ics`,
  /** The form that asks for the link by mail, and the page that confirms it. */
  again: '/request/again',
  sent: '/request/sent',
  deleted: '/request/deleted',
  /** Links that have lost their end on the way, or have got another one. */
  damaged: ['/request', '/request/*'],
} as const;

/** Issues a new link to the page. Earlier links stay valid, and all of them end with the request. */
export async function issueRequestPage(database: Database, leadId: number, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await database
    .insertInto('request_tokens')
    .values({ hash: hashOf(token), contact_message_id: leadId, issued_at: now.toISOString() })
    .execute();
  return requestPaths.page(token);
}

export async function findRequestId(database: Database, token: string): Promise<number | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const found = await database
    .selectFrom('request_tokens')
    .select('contact_message_id')
    .where('hash', '=', hashOf(token))
    .executeTakeFirst();
  return found?.contact_message_id;
}

/** Needs no salt, since tokens are random. */
function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
