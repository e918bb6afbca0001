import { newsletter } from '../../../content/newsletter.ts';
import { type Database, isPostgres, type Queries } from '../../database/database.ts';
import { enqueueNewsletterConfirmation, enqueueNewsletterLink } from '../../outbox/newsletter-mail.ts';
import { lastSubscription, type SubscriberRow } from '../../records/subscribers.ts';

type NewSubscription = Pick<SubscriberRow, 'email' | 'page'> & {
  /** The version of the wording that was agreed to. */
  readonly consentVersion: string;
};

/** An address that is on the list already keeps its first consent. */
async function insertSubscription(
  queries: Queries,
  { email, page, consentVersion }: NewSubscription,
  now: Date,
): Promise<{ id: number } | undefined> {
  const { consent } = newsletter;
  return queries
    .insertInto('newsletter_subscriptions')
    .values({
      email,
      page,
      consent_version: consentVersion,
      // The proof of what was agreed to. Of an older version only the number is known.
      consent_wording: consentVersion === consent.version ? consent.wording : '',
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** With the mail that confirms it, in one transaction. */
export async function subscribe(
  database: Database,
  subscription: NewSubscription,
  { now, isConfirmed }: { readonly now: Date; readonly isConfirmed: boolean },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const added = await insertSubscription(transaction, subscription, now);
    if (added && isConfirmed)
      await enqueueNewsletterConfirmation(transaction, { ...subscription, ...added }, now);
  });
}

/** By the link, which only the address has. */
export async function subscribeAgain(
  database: Database,
  { email }: Pick<SubscriberRow, 'email'>,
  page: string,
  now: Date,
): Promise<void> {
  await insertSubscription(database, { email, page, consentVersion: newsletter.consent.version }, now);
}

/** Whichever of its links was used: the address leaves the list. */
export async function unsubscribe(
  database: Database,
  { email }: Pick<SubscriberRow, 'email'>,
  now: Date,
): Promise<void> {
  await database
    .updateTable('newsletter_subscriptions')
    .set({ withdrawn_at: now.toISOString() })
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** To a subscriber alone. */
export async function sendLinkAgain(database: Database, email: string, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const subscription = await lastSubscription(transaction, email);
    if (!subscription || subscription.withdrawn_at) return;
    // Two who ask at the same moment get one mail.
    if (isPostgres(database))
      await transaction
        .selectFrom('newsletter_subscriptions')
        .select('id')
        .where('id', '=', subscription.id)
        .forUpdate()
        .execute();
    await enqueueNewsletterLink(transaction, subscription, now);
  });
}
