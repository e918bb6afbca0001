import type { Database, Transaction } from '../database/database.ts';
import type { ContactMessageRow, MailKind, OutboxRow } from '../database/schema.ts';
import type { VisitRow } from '../database/visit-tables.ts';
import { dropReminders, enqueue } from '../outbox/outbox.ts';
import { zonedDateTime } from '../time/wall-clock.ts';
import type { Actor } from './booking-transaction.ts';
import type { Span } from './offered-times.ts';
import { spanOf } from './visits.ts';

export const visitMailKinds = ['visit-to-visitor', 'visit-to-owner', 'visit-reminder'] as const;

export type VisitMailKind = (typeof visitMailKinds)[number];

const REMINDER_HOUR = 17;

/** `person`: another person makes the visit; time and place are the same. */
type VisitChange = 'booked' | 'moved' | 'person' | 'cancelled';

/** The facts in a mail about a visit at the time of the change: the request may be deleted before the mail is sent. */
export type VisitNotice = {
  readonly change: VisitChange;
  readonly by: Actor['by'];
  readonly changedAt: string;
  readonly visitId: number;
  readonly uid: string;
  readonly sequence: number;
  readonly start: number;
  readonly end: number;
  /** Of a visit that was moved: the time before. */
  readonly former?: Span | undefined;
  readonly street: string;
  readonly city: string;
  readonly access: string;
  readonly reason: string;
  /** The name of the person who makes the visit. */
  readonly person: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  /** Where the owner's answer goes: a form may name another address for it. */
  readonly replyTo: string;
  readonly phone: string;
};

type MailedChange = {
  readonly change: VisitChange;
  /** Without `people`, the mails do not say who makes the visit. */
  readonly actor: Pick<Actor, 'by' | 'now'> & Partial<Actor>;
  /** The visit before it was moved. */
  readonly former?: VisitRow | undefined;
  /** The request is about to be deleted or marked as spam: the mails are sent nevertheless. */
  readonly outlivesRequest?: boolean;
};

/**
 * Enqueues the mails to both sides, and a reminder to the visitor on the evening before. Called in the transaction of
 * the change.
 */
export async function enqueueVisitMails(
  transaction: Transaction,
  visit: VisitRow,
  lead: ContactMessageRow,
  { change, actor: { by, now, people = [] }, former, outlivesRequest = false }: MailedChange,
): Promise<void> {
  const { start, end } = spanOf(visit);
  const person = people.find(({ id }) => id === visit.person_id)?.name ?? '';
  const notice: VisitNotice = {
    change,
    by,
    changedAt: now.toISOString(),
    visitId: visit.id,
    uid: visit.uid,
    sequence: visit.sequence,
    start,
    end,
    former: former && spanOf(former),
    street: visit.street,
    city: visit.city,
    access: visit.access,
    reason: visit.reason ?? '',
    person,
    reference: lead.reference,
    name: lead.name,
    email: lead.email,
    replyTo: lead.reply_to,
    phone: lead.phone,
  };
  const row = (kind: VisitMailKind, dueAt: Date) => ({
    kind,
    message_key: `${keyPrefix(kind, visit)}${visit.sequence}`,
    contact_message_id: outlivesRequest ? null : lead.id,
    details: JSON.stringify(notice),
    next_attempt_at: dueAt.toISOString(),
    created_at: now.toISOString(),
  });
  // It would not be sent, but be announced on the desk until then.
  await dropReminders(transaction, lead.id, ['visit-reminder']);
  const evening = eveningBefore(start);
  await enqueue(transaction, [
    // The visitor is told who comes instead, unless nobody is named; the owner made the change and is not told.
    ...(notice.email && (change !== 'person' || person) ? [row('visit-to-visitor', now)] : []),
    ...(change !== 'person' ? [row('visit-to-owner', now)] : []),
    ...(notice.email && change !== 'cancelled' && now < evening ? [row('visit-reminder', evening)] : []),
  ]);
}

/** Whether the recipient of this mail gets, or got, one about a later change of the visit. */
export async function hasLaterMail(
  database: Database,
  { id, kind, contact_message_id }: OutboxRow,
  visit: VisitRow,
): Promise<boolean> {
  const later = await database
    .selectFrom('outbox')
    .select('id')
    .where('contact_message_id', '=', contact_message_id)
    .where('message_key', 'like', `${keyPrefix(kind, visit)}%`)
    .where('id', '>', id)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

function keyPrefix(kind: MailKind, { uid }: Pick<VisitRow, 'uid'>): string {
  return `${kind}.${uid}.`;
}

/** Lets unsent mails about a cancelled visit outlive the request, which is about to be deleted or marked as spam. */
export async function detachCancellations(transaction: Transaction, leadId: number): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set({ contact_message_id: null })
    .where('contact_message_id', '=', leadId)
    .where('state', '=', 'waiting')
    // `change` is the first property of a notice.
    .where('details', 'like', '{"change":"cancelled"%')
    .execute();
}

export function noticeOf({ details }: Pick<OutboxRow, 'details'>): VisitNotice {
  return JSON.parse(details ?? '');
}

/** On the day before, by the company's clock. */
function eveningBefore(start: number): Date {
  const evening = zonedDateTime(new Date(start)).subtract({ days: 1 }).withPlainTime({ hour: REMINDER_HOUR });
  return new Date(evening.epochMilliseconds);
}
