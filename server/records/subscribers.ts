import type { Selectable } from 'kysely';
import type { Database, Queries } from '../database/database.ts';
import type { NewsletterSubscriptionsTable } from '../database/schema.ts';

export type SubscriberRow = Selectable<NewsletterSubscriptionsTable>;

/** The newest first. */
export function listSubscribers(
  database: Queries,
  { limit, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<SubscriberRow[]> {
  return database
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0).offset(offset))
    .execute();
}

export function findSubscriber(database: Database, id: number): Promise<SubscriberRow | undefined> {
  return database.selectFrom('newsletter_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function countSubscribers(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('newsletter_subscriptions')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The next after that id, in the order of arrival. */
export function subscribersAfter(database: Database, id: number, limit: number): Promise<SubscriberRow[]> {
  return database
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
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
