import type { Queries } from '../database/database.ts';
import type { MailKind, NewOutboxRow } from '../database/schema.ts';
import { plannedReminders } from './reminders.ts';

export type Enqueued = { readonly id: number; readonly reference: string; readonly received_at: string };

/** The lead's mail at once, and a reminder at half and near the end of the promised time. */
export async function enqueueContactMessage(
  queries: Queries,
  message: Enqueued & { readonly reply_by: string },
): Promise<void> {
  const lead = { contact_message_id: message.id, job_application_id: null };
  await enqueue(queries, [
    { ...outboxRow('contact-message', message, new Date(message.received_at)), ...lead },
    ...plannedReminders(message).map(({ kind, dueAt }) => ({ ...outboxRow(kind, message, dueAt), ...lead })),
  ]);
}

export async function enqueueJobApplication(queries: Queries, application: Enqueued): Promise<void> {
  const received = new Date(application.received_at);
  const lead = { contact_message_id: null, job_application_id: application.id };
  await enqueue(queries, [{ ...outboxRow('job-application', application, received), ...lead }]);
}

export function outboxRow(kind: MailKind, lead: Enqueued, dueAt: Date) {
  return {
    kind,
    message_key: messageKey(kind, lead),
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
