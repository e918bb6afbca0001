import { CHANGEABLE_UNTIL_HOURS } from '../../contract/forms/place.ts';
import type { Database } from '../database/database.ts';
import type { VisitRow } from '../database/visit-tables.ts';
import { addMilliseconds } from '../time/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.ts';
import { type OfferedDay, type OfferedTime, offeredDays, type Span } from './offered-times.ts';
import { readRule, type VisitRule } from './rule.ts';

export function spanOf({ start_minute, end_minute }: Pick<VisitRow, 'start_minute' | 'end_minute'>): Span {
  return { start: start_minute * MINUTE_MS, end: end_minute * MINUTE_MS };
}

/** An instant as the columns of a visit count, to compare it with them. */
export function minuteOf(instant: Date): number {
  return Math.floor(instant.getTime() / MINUTE_MS);
}

export function placeOf({ street, city }: Pick<VisitRow, 'street' | 'city'>): string {
  return `${street}, ${city}`;
}

export function mapLink(visit: Pick<VisitRow, 'street' | 'city'>): string {
  return `https://maps.google.com/maps?${new URLSearchParams({ q: placeOf(visit) })}`;
}

export function isOver(visit: VisitRow, now: Date): boolean {
  return spanOf(visit).end <= now.getTime();
}

/** Until when the visitor may move or cancel it. */
export function changeableUntil({ start }: Pick<Span, 'start'>): Date {
  return new Date(start - CHANGEABLE_UNTIL_HOURS * HOUR_MS);
}

/** The last visit of a request, even if it was cancelled. */
export function lastVisit(database: Database, leadId: number): Promise<VisitRow | undefined> {
  return database
    .selectFrom('visits')
    .selectAll()
    .where('contact_message_id', '=', leadId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findVisit(database: Database, id: number): Promise<VisitRow | undefined> {
  return database.selectFrom('visits').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All visits of a request, earliest first. */
export function visitsOf(database: Database, leadId: number): Promise<VisitRow[]> {
  return database
    .selectFrom('visits')
    .selectAll()
    .where('contact_message_id', '=', leadId)
    .orderBy('id')
    .execute();
}

/** `changes` counts moves and changes of the person; bookings and cancellations are not included. */
export async function countVisits(database: Database, now: Date) {
  const counts = await database
    .selectFrom('visits')
    .select(({ fn }) => [
      fn.countAll().as('all'),
      fn.count('cancelled_at').as('cancelled'),
      fn.sum('sequence').as('changes'),
      fn
        .countAll()
        .filterWhere((eb) => eb('cancelled_at', 'is', null).and('end_minute', '>', minuteOf(now)))
        .as('coming'),
    ])
    .executeTakeFirstOrThrow();
  const [cancelled, coming] = [Number(counts.cancelled), Number(counts.coming)];
  return {
    coming,
    cancelled,
    over: Number(counts.all) - cancelled - coming,
    changes: Number(counts.changes ?? 0) - cancelled,
  };
}

/** Whether any time is free. Stops after the first one. */
export async function offersTimes(database: Database, now: Date): Promise<boolean> {
  const rule = await readRule(database);
  const booked = (await standingVisits(database, now)).map(spanOf);
  return !offeredDays({ rule, booked, now }).next().done;
}

/** Visits that are not cancelled. Starts a day earlier, because a visit earlier today counts towards its maximum. */
function standingVisits(database: Database, now: Date): Promise<VisitRow[]> {
  return database
    .selectFrom('visits')
    .selectAll()
    .where('cancelled_at', 'is', null)
    .where('end_minute', '>', minuteOf(addMilliseconds(now, -DAY_MS)))
    .execute();
}

type OfferedNow = {
  readonly rule: VisitRule;
  readonly now: Date;
  /** The visit that is being moved: other times that it covers are free. */
  readonly moving?: VisitRow | undefined;
};

/** All times that are free now. */
export async function readOfferedDays(database: Database, given: OfferedNow): Promise<OfferedDay[]> {
  return [...(await offeredDaysNow(database, given))];
}

/** Finds a free time by the value that a form sends, whether or not it is among those that are shown now. */
export async function findOfferedTime(
  database: Database,
  value: string,
  given: OfferedNow,
): Promise<OfferedTime | undefined> {
  for (const { free } of await offeredDaysNow(database, given)) {
    const found = free.find((time) => time.value === value);
    if (found) return found;
  }
  return undefined;
}

async function offeredDaysNow(database: Database, { rule, now, moving }: OfferedNow) {
  const standing = await standingVisits(database, now);
  const booked = standing.filter(({ id }) => id !== moving?.id).map(spanOf);
  return offeredDays({ rule, booked, except: moving && spanOf(moving).start, now });
}

/** For JSON output. */
export function visitRecord(visit: VisitRow) {
  const { start, end } = spanOf(visit);
  return {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
    street: visit.street,
    city: visit.city,
    access: visit.access,
    bookedAt: visit.booked_at,
    cancelledAt: visit.cancelled_at,
    reason: visit.reason,
  };
}
