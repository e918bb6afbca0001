import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../database/database.ts';
import { visitSearchText } from '../database/search-columns.ts';
import { findLead, setAnswered } from '../leads/lead.ts';
import { type Actor, bookingTransaction, type Outcome } from './booking-transaction.ts';
import { lockRule, readRule } from './rule.ts';
import { hasTooManyChanges, hasTooManyVisits } from './visit-limits.ts';
import { enqueueVisitMails } from './visit-mail.ts';
import { publishedPersonId } from './visit-person.ts';
import { findOfferedTime, isOver, lastVisit } from './visits.ts';
import { isAt, timeColumns, wantedTime } from './wanted-time.ts';

type NewVisit = {
  readonly leadId: number;
  readonly value: string;
  readonly street: string;
  readonly city: string;
  readonly access: string;
  /** By default the person of the rule. */
  readonly personId?: number | null;
};

/** One transaction: the visit, its mails, and the request is marked as answered. */
export async function bookVisit(database: Database, wanted: NewVisit, actor: Actor): Promise<Outcome> {
  if (actor.by === 'visitor' && (await isLost(database, wanted, actor.now))) return { refused: 'taken' };
  return bookingTransaction(database, (transaction) => book(transaction, wanted, actor));
}

/** A check without a lock: when many want the same time, those who are late need not wait for the lock on the rule. */
async function isLost(database: Database, { leadId, value }: NewVisit, now: Date): Promise<boolean> {
  if (await findOfferedTime(database, value, { rule: await readRule(database), now })) return false;
  // Read last: the time may have been taken by this very request, in another process.
  const last = await lastVisit(database, leadId);
  return !last || last.cancelled_at !== null;
}

/** Books within a larger transaction, such as the one that stores the request. */
export async function book(transaction: Transaction, wanted: NewVisit, actor: Actor): Promise<Outcome> {
  const rule = await lockRule(transaction);
  const lead = await findLead(transaction, wanted.leadId);
  if (!lead) return { refused: 'gone' };
  // The page of spam offers no times, and does not say why.
  if (lead.is_spam) return { refused: actor.by === 'visitor' ? 'taken' : 'gone' };
  const last = await lastVisit(transaction, lead.id);
  if (last && !last.cancelled_at) {
    if (isAt(last, wanted.value)) return { visit: last };
    // The owner may come again.
    if (actor.by === 'visitor' || !isOver(last, actor.now)) return { refused: 'has-visit' };
  }
  if (
    actor.by === 'visitor' &&
    ((await hasTooManyVisits(transaction, lead, actor.now)) ||
      (await hasTooManyChanges(transaction, lead.id)))
  )
    return { refused: 'too-many' };
  const time = await wantedTime(transaction, wanted.value, { rule, actor });
  if ('refused' in time) return time;
  await actor.countBooking?.(transaction);
  const at = actor.now.toISOString();
  const visit = await transaction
    .insertInto('visits')
    .values({
      contact_message_id: lead.id,
      uid: randomUUID(),
      sequence: 0,
      ...timeColumns(time),
      street: wanted.street,
      city: wanted.city,
      access: wanted.access,
      person_id:
        wanted.personId === undefined ? publishedPersonId(rule.personId, actor.people) : wanted.personId,
      booked_at: at,
      changed_at: at,
      search_text: visitSearchText(wanted),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await setAnswered(transaction, lead.id, actor.now);
  await enqueueVisitMails(transaction, visit, lead, { change: 'booked', actor });
  return { visit };
}
