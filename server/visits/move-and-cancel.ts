import type { Database, Transaction } from '../database/database.ts';
import type { ContactMessageRow } from '../database/schema.ts';
import type { VisitRow } from '../database/visit-tables.ts';
import { findLead } from '../leads/lead.ts';
import { type Actor, bookingTransaction, type Outcome } from './booking-transaction.ts';
import { lockRule } from './rule.ts';
import { hasTooManyChanges } from './visit-limits.ts';
import { detachCancellations, enqueueVisitMails } from './visit-mail.ts';
import { changeableUntil, findVisit, isOver, lastVisit, spanOf } from './visits.ts';
import { isAt, timeColumns, wantedTime } from './wanted-time.ts';

type Change = {
  readonly visitId: number;
  /** The sequence in the form; undefined if it has none. */
  readonly sequence: number | undefined;
};

/** Parses the form field. */
export function sequenceFrom(text: string | undefined): number | undefined {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

type Move = Change & {
  /** If empty, only the person who makes the visit is changed. */
  readonly value: string;
  readonly personId?: number | null;
};

/** Moves a visit; its address stays the same. If the new time is not available, the visit is not changed. */
export function moveVisit(database: Database, move: Move, actor: Actor): Promise<Outcome> {
  return bookingTransaction(database, async (transaction) => {
    const rule = await lockRule(transaction);
    const staysThere = (visit: VisitRow) => move.value === '' || isAt(visit, move.value);
    const personOf = ({ person_id }: VisitRow) => (move.personId === undefined ? person_id : move.personId);
    const isDone = (visit: VisitRow) =>
      !visit.cancelled_at && staysThere(visit) && personOf(visit) === visit.person_id;
    const found = await findChangeable(transaction, move, { actor, isDone });
    if (!('lead' in found)) return found;
    const { visit, lead } = found;
    if (isDone(visit)) return { visit };
    if (actor.by === 'visitor' && (await hasTooManyChanges(transaction, lead.id)))
      return { refused: 'too-many' };
    const time = staysThere(visit)
      ? undefined
      : await wantedTime(transaction, move.value, { rule, actor, moving: visit });
    if (time && 'refused' in time) return time;
    const moved = await transaction
      .updateTable('visits')
      .set({
        ...(time && timeColumns(time)),
        person_id: personOf(visit),
        sequence: visit.sequence + 1,
        changed_at: actor.now.toISOString(),
      })
      .where('id', '=', visit.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await enqueueVisitMails(
      transaction,
      moved,
      lead,
      time ? { change: 'moved', former: visit, actor } : { change: 'person', actor },
    );
    return { visit: moved };
  });
}

export function cancelVisit(
  database: Database,
  { reason = '', ...change }: Change & { readonly reason?: string },
  actor: Actor,
): Promise<Outcome> {
  return bookingTransaction(database, async (transaction) => {
    await lockRule(transaction);
    const isDone = ({ cancelled_at }: VisitRow) => cancelled_at !== null;
    const found = await findChangeable(transaction, change, { actor, isDone });
    if (!('lead' in found)) return found;
    const { visit, lead } = found;
    const cancelled = await setCancelled(transaction, visit, actor, reason);
    await enqueueVisitMails(transaction, cancelled, lead, { change: 'cancelled', actor });
    return { visit: cancelled };
  });
}

/**
 * Called before a request is deleted or marked as spam. Cancels its coming visit, with mails to both sides that outlive
 * the request. While no mail goes out there are none: they would keep name and address of somebody who was deleted.
 */
export async function cancelVisitOf(
  transaction: Transaction,
  leadId: number,
  { hasMail, ...actor }: Pick<Actor, 'by' | 'now'> & { readonly hasMail: boolean },
): Promise<void> {
  await lockRule(transaction);
  if (hasMail) await detachCancellations(transaction, leadId);
  const visit = await lastVisit(transaction, leadId);
  const lead = await findLead(transaction, leadId);
  if (!lead || !visit || visit.cancelled_at || spanOf(visit).start <= actor.now.getTime()) return;
  const cancelled = await setCancelled(transaction, visit, actor);
  if (!hasMail) return;
  await enqueueVisitMails(transaction, cancelled, lead, {
    change: 'cancelled',
    actor,
    outlivesRequest: true,
  });
}

/** The same for several requests, few of which have visits. */
export async function cancelVisitsOf(
  transaction: Transaction,
  leadIds: readonly number[],
  options: Parameters<typeof cancelVisitOf>[2],
): Promise<void> {
  if (leadIds.length === 0) return;
  // Otherwise a visit could be booked between the query and the deletion.
  await lockRule(transaction);
  const visited = await transaction
    .selectFrom('visits')
    .select('contact_message_id')
    .distinct()
    .where('contact_message_id', 'in', leadIds)
    .execute();
  for (const { contact_message_id } of visited) await cancelVisitOf(transaction, contact_message_id, options);
}

function setCancelled(
  transaction: Transaction,
  visit: VisitRow,
  { by, now }: Pick<Actor, 'by' | 'now'>,
  reason = '',
): Promise<VisitRow> {
  const at = now.toISOString();
  return transaction
    .updateTable('visits')
    .set({
      sequence: visit.sequence + 1,
      changed_at: at,
      cancelled_at: at,
      cancelled_by: by,
      reason,
    })
    .where('id', '=', visit.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Asked = {
  readonly actor: Actor;
  /** Whether the visit is already as the form asks for. */
  isDone(visit: VisitRow): boolean;
};

/** The visit alone, without its request, where nothing is left to do: a double tap sends the same form twice. */
async function findChangeable(
  transaction: Transaction,
  { visitId, sequence }: Change,
  { actor: { by, now }, isDone }: Asked,
): Promise<{ visit: VisitRow; lead: ContactMessageRow } | Outcome> {
  const visit = await findVisit(transaction, visitId);
  const lead = visit && (await findLead(transaction, visit.contact_message_id));
  if (!lead) return { refused: 'gone' };
  if (sequence === visit.sequence - 1 && isDone(visit)) return { visit };
  if (visit.cancelled_at || (sequence !== undefined && sequence !== visit.sequence))
    return { refused: 'stale' };
  if (isOver(visit, now)) return { refused: 'over' };
  if (by === 'visitor' && now >= changeableUntil(spanOf(visit))) return { refused: 'too-late' };
  return { visit, lead };
}
