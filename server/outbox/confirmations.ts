import type { Transaction } from '../database/database.ts';
import { takeLock } from '../database/locks.ts';
import type { MailKind } from '../database/schema.ts';
import { addMilliseconds } from '../time/clock.ts';
import { DAY_MS } from '../time/durations.ts';
import { enqueue, outboxRow, type SubmissionKey } from './outbox.ts';

/** Enough for somebody who asks about two houses and applies for a job, but nobody's mailbox is flooded. */
const MAX_PER_ADDRESS_PER_DAY = 3;
/** More than a contractor needs: a script that submits ever new addresses must not ruin the sender's reputation. */
const MAX_TOTAL_PER_DAY = 200;
/** An older confirmation is no longer useful. */
const MAX_AGE_MS = DAY_MS;

export type ConfirmationKind = 'contact-confirmation' | 'application-confirmation';

const countedKinds: readonly MailKind[] = [
  'contact-confirmation',
  'application-confirmation',
  'newsletter-confirmation',
];

export type SubmissionWithEmail = SubmissionKey & { readonly email: string };

/** Enqueues the mail that confirms a visitor's form, unless this address already got the maximum today. */
export async function enqueueConfirmation(
  transaction: Transaction,
  kind: ConfirmationKind,
  submission: SubmissionWithEmail,
): Promise<void> {
  const key = recipientKey(submission.email);
  const received = new Date(submission.received_at);
  if (!(await isWithinLimits(transaction, key, received))) return;
  await enqueue(transaction, [{ ...outboxRow(kind, submission, received), recipient_key: key }]);
}

/**
 * One mailbox has many spellings: most providers ignore case and anything after a plus sign, a large one ignores dots.
 * All spellings count as one address. Two people whose addresses differ only in a dot share a limit, which does no
 * harm.
 */
export function recipientKey(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return `${local}@${email.slice(at + 1)}`.toLowerCase();
}

export async function isWithinLimits(transaction: Transaction, key: string, now: Date): Promise<boolean> {
  // Otherwise two could read the same count and both add one. Simultaneous mail to other addresses may still exceed the
  // total, which does no harm.
  await takeLock(transaction, 'mail-to-address', key);
  const today = await transaction
    .selectFrom('outbox')
    .select('recipient_key')
    .where('recipient_key', 'is not', null)
    .where('kind', 'in', countedKinds)
    .where('created_at', '>', addMilliseconds(now, -DAY_MS).toISOString())
    .execute();
  const toThisAddress = today.filter(({ recipient_key }) => recipient_key === key).length;
  return toThisAddress < MAX_PER_ADDRESS_PER_DAY && today.length < MAX_TOTAL_PER_DAY;
}

export function isTooLateToConfirm({ received_at }: Pick<SubmissionKey, 'received_at'>, now: Date): boolean {
  return now.getTime() - new Date(received_at).getTime() > MAX_AGE_MS;
}
