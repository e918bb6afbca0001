import { unsubscribePath } from '../../contract/forms/newsletter.ts';
import type { Database } from '../database/database.ts';
import { createSigner } from '../database/shared-secret.ts';
import { findSubscriber, type SubscriberRow } from './subscribers.ts';

const SECRET_NAME = 'unsubscribe-links';
const TOKEN = /^(\d{1,9})\.([\w-]{43})$/;

export const unsubscribePaths = {
  /** The form that asks for the link by mail, and the page that confirms it. */
  again: unsubscribePath,
  sent: `${unsubscribePath}/sent`,
  pattern: `${unsubscribePath}/:token`,
  page: (token: string) => `${unsubscribePath}/${token}`,
} as const;

type Signed = Pick<SubscriberRow, 'id' | 'created_at'>;

/** Makes unsubscribe links: always the same for the same subscription, and valid for as long as it is stored. */
export async function createUnsubscribeLinks(
  database: Database,
  siteUrl: URL,
): Promise<(subscription: Signed) => string> {
  const { sign } = await createSigner(database, SECRET_NAME);
  return (row) => new URL(unsubscribePaths.page(`${row.id}.${sign(signedText(row))}`), siteUrl).href;
}

/** The subscription, if the token has a valid signature. */
export async function findByUnsubscribeToken(
  database: Database,
  token: string,
): Promise<SubscriberRow | undefined> {
  const [, id, signature = ''] = TOKEN.exec(token) ?? [];
  const row = id === undefined ? undefined : await findSubscriber(database, Number(id));
  const { isSignature } = await createSigner(database, SECRET_NAME);
  return row && isSignature(signature, signedText(row)) ? row : undefined;
}

/** A restored backup can give out the same id again; the timestamp distinguishes the two rows. */
function signedText({ id, created_at }: Signed): string {
  return `${id} ${created_at}`;
}
