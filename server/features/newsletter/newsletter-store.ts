import { newsletter } from '../../../content/newsletter.ts';
import type { Database } from '../../database/database.ts';
import { takeLock } from '../../database/locks.ts';
import { enqueueNewsletterConfirmation, enqueueNewsletterLink } from '../../outbox/newsletter-mail.ts';
import { lastSubscription, type SubscriberRow } from '../../records/subscribers.ts';

type NewSubscription = Pick<SubscriberRow, 'email' | 'page'> & {
  /** The version of the consent wording that was agreed to. */
  readonly consentVersion: string;
};

/** An address that is already subscribed keeps its first consent. */
async function insertSubscription(
  database: Database,
  { email, page, consentVersion }: NewSubscription,
  now: Date,
): Promise<{ id: number } | undefined> {
  const { consent } = newsletter;
  return database
    .insertInto('newsletter_subscriptions')
    .values({
      email,
      page,
      consent_version: consentVersion,
      // The wording is the proof of consent. For an older version only the version number is known.
      consent_wording: consentVersion === consent.version ? consent.wording : '',
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Stores the subscription and enqueues its confirmation in one transaction. */
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

/** Subscribes through the link in a mail. Only the owner of the address has it, so nothing needs to be confirmed. */
export async function subscribeAgain(
  database: Database,
  { email }: Pick<SubscriberRow, 'email'>,
  page: string,
  now: Date,
): Promise<void> {
  await insertSubscription(database, { email, page, consentVersion: newsletter.consent.version }, now);
}

/** Unsubscribes the address itself, whichever of its subscriptions the link belongs to. */
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

/** Enqueues the link for an address that is subscribed, and nothing for others. */
export async function enqueueUnsubscribeLink(database: Database, email: string, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const subscription = await lastSubscription(transaction, email);
    if (!subscription || subscription.withdrawn_at) return;
    // Otherwise concurrent requests could each enqueue a mail.
    await takeLock(transaction, 'newsletter-link', String(subscription.id));
    await enqueueNewsletterLink(transaction, subscription, now);
  });
}
