import type { Selectable } from 'kysely';
import type { Database, Queries } from '../database/database.ts';
import type { NewsletterSubscriptionsTable } from '../database/schema.ts';
import { listPart } from './list-part.ts';

export type SubscriberRow = Selectable<NewsletterSubscriptionsTable>;

/** The newest first. */
export const subscribers = listPart({
  name: 'subscribers',
  table: 'newsletter_subscriptions',
  time: 'created_at',
  order: 'desc',
  rows: allSubscribers,
});

function allSubscribers(database: Queries) {
  return database.selectFrom('newsletter_subscriptions').selectAll();
}

export function findSubscriber(database: Database, id: number): Promise<SubscriberRow | undefined> {
  return allSubscribers(database).where('id', '=', id).executeTakeFirst();
}

/** The next after that id, in the order of arrival. */
export function subscribersAfter(database: Database, id: number, limit: number): Promise<SubscriberRow[]> {
  return allSubscribers(database).where('id', '>', id).orderBy('id').limit(limit).execute();
}

/** For JSON output, with the proof of consent that the law requires. */
export function subscriberRecord(row: SubscriberRow) {
  return {
    email: row.email,
    subscribedAt: row.created_at,
    page: row.page,
    consentVersion: row.consent_version,
    consentWording: row.consent_wording,
  };
}
