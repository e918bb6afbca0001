import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { NewsletterSubscriptionsTable } from '../database/schema.ts';
import { listPart } from './list-part.ts';

export type SubscriberRow = Selectable<NewsletterSubscriptionsTable>;

/** Newest first. */
export const subscribers = listPart({
  name: 'subscribers',
  table: 'newsletter_subscriptions',
  time: 'created_at',
  order: 'desc',
  condition: sql<SqlBool>`withdrawn_at is null`,
  rows: allSubscribers,
});

/** Those who have unsubscribed, most recent first. */
export const withdrawnSubscribers = listPart({
  name: 'withdrawn',
  table: 'newsletter_subscriptions',
  time: 'withdrawn_at',
  order: 'desc',
  condition: sql<SqlBool>`withdrawn_at is not null`,
  rows: allSubscribers,
});

function allSubscribers(database: Database) {
  return database.selectFrom('newsletter_subscriptions').selectAll();
}

export function findSubscriber(database: Database, id: number): Promise<SubscriberRow | undefined> {
  return allSubscribers(database).where('id', '=', id).executeTakeFirst();
}

/** The active subscription of an address in any spelling, or else the last one that was withdrawn. */
export function lastSubscription(database: Database, email: string): Promise<SubscriberRow | undefined> {
  return allSubscribers(database)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The next ones after this id, in the order of arrival. */
export function subscribersAfter(database: Database, id: number, limit: number): Promise<SubscriberRow[]> {
  return allSubscribers(database).where('id', '>', id).orderBy('id').limit(limit).execute();
}

/** For JSON output, with the proof of consent that the law requires. */
export function subscriberRecord(row: SubscriberRow) {
  return {
    email: row.email,
    subscribedAt: row.created_at,
    withdrawnAt: row.withdrawn_at,
    page: row.page,
    consentVersion: row.consent_version,
    consentWording: row.consent_wording,
  };
}
