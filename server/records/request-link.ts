import { createHash, randomBytes } from 'node:crypto';
import { TIMES_PATH } from '../../contract/api.ts';
import type { Queries } from '../database/database.ts';

/** 128 bits: nobody finds one by trying. */
const TOKEN_BYTES = 16;
const TOKEN = /^[\w-]{22}$/;

/** The page that a visitor has for a request. */
export const requestPaths = {
  pattern: '/request/:token',
  page: (token: string) => `/request/${token}`,
  timesPattern: `/request/:token${TIMES_PATH}`,
  photoPattern: '/request/:token/photos/:number',
  photo: (token: string, number: number) => `/request/${token}/photos/${number}`,
  calendarPattern: '/request/:token/visit.ics',
  calendar: (token: string) => `/request/${token}/visit.ics`,
  /** Asks for the link by mail, and says that it was asked for. */
  again: '/request/again',
  sent: '/request/sent',
  deleted: '/request/deleted',
} as const;

/** A new link to the page. Those that were given before go on opening it, and all end with the request. */
export async function issueRequestPage(queries: Queries, leadId: number, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await queries
    .insertInto('request_tokens')
    .values({ hash: hashOf(token), contact_message_id: leadId, issued_at: now.toISOString() })
    .execute();
  return requestPaths.page(token);
}

export async function findRequestId(queries: Queries, token: string): Promise<number | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const found = await queries
    .selectFrom('request_tokens')
    .select('contact_message_id')
    .where('hash', '=', hashOf(token))
    .executeTakeFirst();
  return found?.contact_message_id;
}

/** Without salt: what is hashed is random itself. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
