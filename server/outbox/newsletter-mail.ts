import type { Transaction } from '../database/database.ts';
import { HOUR_MS } from '../time/durations.ts';
import { isWithinLimits, recipientKey } from './confirmations.ts';
import { enqueue, enqueueUnlessRecent, rowDueAt } from './outbox.ts';

type Subscription = { readonly id: number; readonly email: string };

/** Enqueues the confirmation of a subscription, unless the address already got the maximum today. */
export async function enqueueNewsletterConfirmation(
  transaction: Transaction,
  { id, email }: Subscription,
  now: Date,
): Promise<void> {
  const key = recipientKey(email);
  if (!(await isWithinLimits(transaction, key, now))) return;
  const row = rowDueAt('newsletter-confirmation', id, { newsletter_subscription_id: id }, now);
  await enqueue(transaction, [{ ...row, recipient_key: key }]);
}

/** Enqueues the unsubscribe link for a subscriber who has lost it; at most one an hour. */
export async function enqueueNewsletterLink(
  transaction: Transaction,
  { id }: Pick<Subscription, 'id'>,
  now: Date,
): Promise<void> {
  const subscription = { column: 'newsletter_subscription_id', id } as const;
  await enqueueUnlessRecent(transaction, 'newsletter-link', subscription, { now, withinMs: HOUR_MS });
}
