import type { Queries } from '../database/database.ts';
import type { MailKind, NewOutboxRow } from '../database/schema.ts';
import { plannedReminders, reminderKinds } from './reminders.ts';

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

type LeadMailKind = Extract<
  MailKind,
  | 'contact-message'
  | 'contact-confirmation'
  | 'job-application'
  | 'application-confirmation'
  | `reminder-${string}`
>;

export function outboxRow(kind: LeadMailKind, lead: Enqueued, dueAt: Date) {
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

/** About a request, at a time of its own: it may have many of a kind. */
export async function enqueueAboutRequest(
  queries: Queries,
  kind: 'request-added' | 'request-link',
  { id, reference }: Pick<Enqueued, 'id' | 'reference'>,
  now: Date,
): Promise<void> {
  await enqueue(queries, [
    {
      kind,
      message_key: messageKey(kind, { reference, received_at: now.toISOString() }),
      contact_message_id: id,
      state: 'waiting',
      attempts: 0,
      next_attempt_at: now.toISOString(),
      created_at: now.toISOString(),
    },
  ]);
}

/** The time is part of it: a fresh database must not repeat the ids of old mail. */
export function messageKey(kind: MailKind, lead: Pick<Enqueued, 'reference' | 'received_at'>): string {
  return `${kind}.${lead.reference}.${new Date(lead.received_at).getTime().toString(36)}`;
}

/** Of a lead that was answered. */
export async function dropReminders(queries: Queries, leadId: number): Promise<void> {
  await queries
    .updateTable('outbox')
    .set({ state: 'unneeded' })
    .where('contact_message_id', '=', leadId)
    .where('kind', 'in', reminderKinds)
    .where('state', '=', 'waiting')
    .execute();
}

/** A lead that was already enqueued stays as it is. */
export async function enqueue(queries: Queries, rows: NewOutboxRow[]): Promise<void> {
  await queries
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('message_key').doNothing())
    .execute();
}
