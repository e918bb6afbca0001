import { randomUUID } from 'node:crypto';
import { company } from '../../content/company.ts';
import type { Database, Queries } from '../database/database.ts';
import type { ContactMessageRow, VisitRow } from '../database/schema.ts';
import { dropReminders } from '../outbox/outbox.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { inTransaction, type Outcome, type Refused } from './booking-transaction.ts';
import { type OfferedTime, timeFrom } from './offered-times.ts';
import { lockRule, readRule, type VisitRule } from './rule.ts';
import { hasTooManyChanges, hasTooManyVisits } from './visit-limits.ts';
import { enqueueVisitMails, type VisitChange } from './visit-mail.ts';
import { changeableUntil, findOffered, findVisit, lastVisit } from './visits.ts';

export type Place = { readonly street: string; readonly city: string; readonly access: string };

export type Actor = {
  readonly by: 'visitor' | 'owner';
  readonly now: Date;
  /** Those who are published, by id. */
  nameOf(personId: number | null): string;
};

type NewVisit = Place & {
  readonly leadId: number;
  readonly value: string;
  readonly personId?: number | null;
};

/** One transaction: the visit, its mails, and that the request is answered. */
export async function bookVisit(database: Database, wanted: NewVisit, actor: Actor): Promise<Outcome> {
  if (actor.by === 'visitor' && (await isLost(database, wanted, actor.now))) return { refused: 'taken' };
  return inTransaction(database, (transaction) => book(transaction, wanted, actor));
}

/** When many want the same time, those who are late need not wait for the lock on the rule. */
async function isLost(database: Database, { leadId, value }: NewVisit, now: Date): Promise<boolean> {
  const last = await lastVisit(database, leadId);
  const hasVisit = last !== undefined && last.cancelled_at === null;
  return !hasVisit && !(await findOffered(database, value, { rule: await readRule(database), now }));
}

/** As part of a transaction that does more, such as storing the request. */
export async function book(transaction: Queries, wanted: NewVisit, actor: Actor): Promise<Outcome> {
  const rule = await lockRule(transaction);
  const lead = await findLead(transaction, wanted.leadId);
  if (!lead || lead.is_spam) return { refused: 'gone' };
  const last = await lastVisit(transaction, lead.id);
  if (last && !last.cancelled_at)
    return isAt(last, wanted.value) ? { visit: last } : { refused: 'has-visit' };
  if (
    actor.by === 'visitor' &&
    ((await hasTooManyVisits(transaction, lead, actor.now)) ||
      (await hasTooManyChanges(transaction, lead.id)))
  )
    return { refused: 'too-many' };
  const time = await timeFor(transaction, wanted.value, { rule, actor });
  if ('refused' in time) return time;
  const at = actor.now.toISOString();
  const visit = await transaction
    .insertInto('visits')
    .values({
      contact_message_id: lead.id,
      uid: randomUUID(),
      sequence: 0,
      ...columnsOf(time),
      street: wanted.street,
      city: wanted.city,
      access: wanted.access,
      person_id: wanted.personId === undefined ? rule.personId : wanted.personId,
      booked_at: at,
      changed_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await markAnswered(transaction, lead.id, at);
  await tell(transaction, visit, lead, 'booked', actor);
  return { visit };
}

type Change = {
  readonly visitId: number;
  /** Of the form; undefined where it carries none. */
  readonly sequence: number | undefined;
};

type Move = Change & {
  /** Empty: only who comes is changed. */
  readonly value: string;
  readonly personId?: number | null;
};

/** The address stays. A time that cannot be had leaves the visit where it is. */
export function moveVisit(database: Database, move: Move, actor: Actor): Promise<Outcome> {
  return inTransaction(database, async (transaction) => {
    const rule = await lockRule(transaction);
    const found = await findChangeable(transaction, move, actor);
    if ('refused' in found) return found;
    const { visit, lead } = found;
    const person_id = move.personId === undefined ? visit.person_id : move.personId;
    const staysThere = move.value === '' || isAt(visit, move.value);
    if (staysThere && person_id === visit.person_id) return { visit };
    if (actor.by === 'visitor' && (await hasTooManyChanges(transaction, lead.id)))
      return { refused: 'too-many' };
    const time = staysThere
      ? undefined
      : await timeFor(transaction, move.value, { rule, actor, moving: visit });
    if (time && 'refused' in time) return time;
    const moved = await transaction
      .updateTable('visits')
      .set({
        ...(time && columnsOf(time)),
        person_id,
        sequence: visit.sequence + 1,
        changed_at: actor.now.toISOString(),
      })
      .where('id', '=', visit.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await tell(transaction, moved, lead, staysThere ? 'person' : 'moved', actor);
    return { visit: moved };
  });
}

export function cancelVisit(
  database: Database,
  { reason = '', ...change }: Change & { readonly reason?: string },
  actor: Actor,
): Promise<Outcome> {
  return inTransaction(database, async (transaction) => {
    await lockRule(transaction);
    const found = await findChangeable(transaction, change, actor);
    if ('refused' in found) return found;
    const { visit, lead } = found;
    const cancelled = await setCancelled(transaction, visit, { by: actor.by, reason, now: actor.now });
    await tell(transaction, cancelled, lead, 'cancelled', actor);
    return { visit: cancelled };
  });
}

/** Before a request is deleted or becomes spam. Its coming visit ends with mails to both, which outlive it. */
export async function cancelVisitOf(
  transaction: Queries,
  leadId: number,
  { by, now }: Pick<Actor, 'by' | 'now'>,
): Promise<void> {
  const visit = await lastVisit(transaction, leadId);
  const lead = await findLead(transaction, leadId);
  if (!lead || !visit || visit.cancelled_at || visit.start_minute * MINUTE_MS <= now.getTime()) return;
  const cancelled = await setCancelled(transaction, visit, { by, reason: '', now });
  await enqueueVisitMails(transaction, cancelled, lead, {
    change: 'cancelled',
    by,
    now,
    outlivesRequest: true,
  });
}

function setCancelled(
  transaction: Queries,
  visit: VisitRow,
  { by, reason, now }: { readonly by: Actor['by']; readonly reason: string; readonly now: Date },
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

async function findChangeable(
  transaction: Queries,
  { visitId, sequence }: Change,
  { by, now }: Actor,
): Promise<{ visit: VisitRow; lead: ContactMessageRow } | { refused: Refused }> {
  const visit = await findVisit(transaction, visitId);
  const lead = visit && (await findLead(transaction, visit.contact_message_id));
  if (!lead) return { refused: 'gone' };
  if (visit.cancelled_at || (sequence !== undefined && sequence !== visit.sequence))
    return { refused: 'stale' };
  if (by === 'visitor' && now >= changeableUntil(visit)) return { refused: 'too-late' };
  if (visit.end_minute * MINUTE_MS <= now.getTime()) return { refused: 'past' };
  return { visit, lead };
}

type Wanted = { readonly rule: VisitRule; readonly actor: Actor; readonly moving?: VisitRow };

/** A visitor gets what is offered; the owner any coming time. That nothing overlaps, the database sees to. */
async function timeFor(
  transaction: Queries,
  value: string,
  { rule, actor, moving }: Wanted,
): Promise<OfferedTime | { refused: Refused }> {
  if (actor.by === 'owner') {
    const time = timeFrom(value, rule.minutes);
    return !time || time.start <= actor.now.getTime() ? { refused: 'past' } : time;
  }
  const time = await findOffered(transaction, value, { rule, now: actor.now, moving });
  return time ?? { refused: 'taken' };
}

function isAt(visit: VisitRow, value: string): boolean {
  return value.slice(0, visit.wall_clock.length) === visit.wall_clock;
}

function columnsOf({ wallClock, start, end }: OfferedTime) {
  return {
    wall_clock: wallClock,
    time_zone: company.hours.timeZone,
    start_minute: start / MINUTE_MS,
    end_minute: end / MINUTE_MS,
  };
}

async function markAnswered(transaction: Queries, leadId: number, at: string): Promise<void> {
  await transaction
    .updateTable('contact_messages')
    .set({ answered_at: at })
    .where('id', '=', leadId)
    .where('answered_at', 'is', null)
    .execute();
  await dropReminders(transaction, leadId);
}

function tell(
  transaction: Queries,
  visit: VisitRow,
  lead: ContactMessageRow,
  change: VisitChange,
  { by, now, nameOf }: Actor,
): Promise<void> {
  return enqueueVisitMails(transaction, visit, lead, { change, by, now, person: nameOf(visit.person_id) });
}

function findLead(queries: Queries, id: number): Promise<ContactMessageRow | undefined> {
  return queries.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
}
