import type { Database, Transaction } from '../database/database.ts';
import type { MailKind, NewOutboxRow } from '../database/schema.ts';
import { addMilliseconds } from '../time/clock.ts';
import { plannedReminders, reminderKinds } from './reminders.ts';

export type SubmissionKey = { readonly id: number; readonly reference: string; readonly received_at: string };

/** Enqueues the mail about a lead at once, and reminders at half and near the end of the promised time. */
export async function enqueueContactMessage(
  transaction: Transaction,
  message: SubmissionKey & { readonly reply_by: string },
): Promise<void> {
  await enqueue(transaction, [
    outboxRow('contact-message', message, new Date(message.received_at)),
    ...plannedReminders(message).map(({ kind, dueAt }) => outboxRow(kind, message, dueAt)),
  ]);
}

export async function enqueueJobApplication(
  transaction: Transaction,
  application: SubmissionKey,
): Promise<void> {
  await enqueue(transaction, [outboxRow('job-application', application, new Date(application.received_at))]);
}

type SubmissionMailKind = Extract<
  MailKind,
  | 'contact-message'
  | 'contact-confirmation'
  | 'job-application'
  | 'application-confirmation'
  | `reminder-${string}`
>;

export function outboxRow(kind: SubmissionMailKind, submission: SubmissionKey, dueAt: Date) {
  const isApplication = kind === 'job-application' || kind === 'application-confirmation';
  return {
    kind,
    message_key: messageKey(kind, submission),
    contact_message_id: isApplication ? null : submission.id,
    job_application_id: isApplication ? submission.id : null,
    next_attempt_at: dueAt.toISOString(),
    created_at: submission.received_at,
  } as const;
}

/** Contains the time, so that a fresh database does not repeat the ids of old mail. */
export function messageKey(
  kind: MailKind,
  submission: Pick<SubmissionKey, 'reference' | 'received_at'>,
): string {
  return `${kind}.${submission.reference}.${new Date(submission.received_at).getTime().toString(36)}`;
}

/** Drops reminders that have lost their reason: by default those of a lead that was answered. */
export async function dropReminders(
  transaction: Transaction,
  leadId: number,
  kinds: readonly MailKind[] = reminderKinds,
): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set({ state: 'unneeded' })
    .where('contact_message_id', '=', leadId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'waiting')
    .execute();
}

type NewMail = Omit<NewOutboxRow, 'state' | 'attempts'>;

/** The record that a mail is about, unless it announces a new submission. */
type Subject = Pick<NewOutboxRow, 'contact_message_id' | 'client_words_id' | 'newsletter_subscription_id'>;

/** A mail that is due at once. The same subject may get another one at another time. */
export function rowDueAt(kind: MailKind, key: string | number, subject: Subject, now: Date) {
  return {
    kind,
    message_key: `${kind}.${key}.${now.getTime().toString(36)}`,
    ...subject,
    next_attempt_at: now.toISOString(),
    created_at: now.toISOString(),
  } as const;
}

/**
 * Enqueues a mail about one record that is due at once, unless the record got one in the last `withinMs`. Returns whether
 * it did.
 */
export async function enqueueUnlessRecent(
  transaction: Transaction,
  kind: MailKind,
  { column, id }: { readonly column: keyof Subject; readonly id: number },
  { now, withinMs }: { readonly now: Date; readonly withinMs: number },
): Promise<boolean> {
  const recent = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where(column, '=', id)
    .where('created_at', '>', addMilliseconds(now, -withinMs).toISOString())
    .limit(1)
    .executeTakeFirst();
  if (recent) return false;
  await enqueue(transaction, [rowDueAt(kind, id, { [column]: id }, now)]);
  return true;
}

/** Adds mail that waits to be sent. A mail that was already enqueued is not changed. */
export async function enqueue(database: Database, rows: readonly NewMail[]): Promise<void> {
  await database
    .insertInto('outbox')
    .values(rows.map((row) => ({ ...row, state: 'waiting', attempts: 0 })))
    .onConflict((conflict) => conflict.column('message_key').doNothing())
    .execute();
}
