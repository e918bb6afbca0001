import type { Queries } from '../database/database.ts';
import type { MailKind, NewOutboxRow } from '../database/schema.ts';
import { plannedReminders } from './reminders.ts';

export type Enqueued = { readonly id: number; readonly reference: string; readonly received_at: string };

/** The lead's mail at once, and a reminder at half and near the end of the promised time. */
export async function enqueueContactMessage(
  queries: Queries,
  message: Enqueued & { readonly reply_by: string },
): Promise<void> {
  await enqueue(queries, [
    outboxRow('contact-message', message, new Date(message.received_at)),
    ...plannedReminders(message).map(({ kind, dueAt }) => outboxRow(kind, message, dueAt)),
  ]);
}

export async function enqueueJobApplication(queries: Queries, application: Enqueued): Promise<void> {
  await enqueue(queries, [outboxRow('job-application', application, new Date(application.received_at))]);
}

export function outboxRow(
  kind: Exclude<MailKind, 'morning-summary' | 'flood-digest' | 'words-request' | 'words-received'>,
  lead: Enqueued,
  dueAt: Date,
) {
  const isApplication = kind === 'job-application' || kind === 'application-confirmation';
  return {
    kind,
    message_key: messageKey(kind, lead),
    contact_message_id: isApplication ? null : lead.id,
    job_application_id: isApplication ? lead.id : null,
    state: 'waiting',
    attempts: 0,
    next_attempt_at: dueAt.toISOString(),
    created_at: lead.received_at,
  } as const;
}

/** The time is part of it: a fresh database must not repeat the ids of old mail. */
export function messageKey(kind: MailKind, lead: Pick<Enqueued, 'reference' | 'received_at'>): string {
  return `${kind}.${lead.reference}.${new Date(lead.received_at).getTime().toString(36)}`;
}

/** A lead that was already enqueued stays as it is. */
export async function enqueue(queries: Queries, rows: NewOutboxRow[]): Promise<void> {
  await queries
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('message_key').doNothing())
    .execute();
}
