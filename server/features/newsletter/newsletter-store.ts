import type { Database } from '../../database/database.ts';
import type { NewsletterSubscriptionsTable } from '../../database/schema.ts';

/** An address that is known already keeps its first consent. */
export async function saveSubscription(
  database: Database,
  subscription: Omit<NewsletterSubscriptionsTable, 'id'>,
): Promise<void> {
  await database
    .insertInto('newsletter_subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
