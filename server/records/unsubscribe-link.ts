import { unsubscribePath } from '../../contract/forms/newsletter.ts';
import type { Database } from '../database/database.ts';
import { createRowTokens } from '../database/row-tokens.ts';
import { findSubscriber, type SubscriberRow } from './subscribers.ts';

const SECRET_NAME = 'unsubscribe-links';

export const unsubscribePaths = {
  /** The form that asks for the link by mail, and the page that confirms it. */
  again: unsubscribePath,
  sent: `${unsubscribePath}/sent`,
  pattern: `${unsubscribePath}/:token`,
  page: (token: string) => `${unsubscribePath}/${token}`,
  /** Links that have got another end on the way. */
  damaged: [`${unsubscribePath}/*`],
} as const;

/** Makes unsubscribe links: always the same for the same subscription, and valid for as long as it is stored. */
export async function createUnsubscribeLinks(
  database: Database,
  siteUrl: URL,
): Promise<(subscription: Pick<SubscriberRow, 'id' | 'created_at'>) => string> {
  const { tokenOf } = await createRowTokens(database, SECRET_NAME);
  return (row) => new URL(unsubscribePaths.page(tokenOf(row)), siteUrl).href;
}

/** The subscription, if the token has a valid signature. */
export async function findByUnsubscribeToken(
  database: Database,
  token: string,
): Promise<SubscriberRow | undefined> {
  const { findRow } = await createRowTokens(database, SECRET_NAME);
  return findRow(token, (id) => findSubscriber(database, id));
}
