import { company } from '../../content/company.ts';
import type { Transaction } from '../database/database.ts';
import type { VisitRow } from '../database/visit-tables.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { zonedDateTime } from '../time/wall-clock.ts';
import type { Actor, BookingRefusal } from './booking-transaction.ts';
import { type OfferedTime, timeFrom } from './offered-times.ts';
import type { VisitRule } from './rule.ts';
import { findOfferedTime } from './visits.ts';

/** A visit further ahead is a mistyped year, which calendars may refuse. */
export const OWNER_YEARS_AHEAD = 2;

type Wanted = { readonly rule: VisitRule; readonly actor: Actor; readonly moving?: VisitRow };

/** A visitor may book offered times only, the owner any time in the next years. The database prevents overlaps. */
export async function wantedTime(
  transaction: Transaction,
  value: string,
  { rule, actor, moving }: Wanted,
): Promise<OfferedTime | { refused: BookingRefusal }> {
  if (actor.by === 'owner') {
    const time = timeFrom(value, rule.minutes);
    if (!time || time.start <= actor.now.getTime()) return { refused: 'past' };
    const latest = zonedDateTime(actor.now).add({ years: OWNER_YEARS_AHEAD });
    return time.start > latest.epochMilliseconds ? { refused: 'too-far' } : time;
  }
  const time = await findOfferedTime(transaction, value, { rule, now: actor.now, moving });
  return time ?? { refused: 'taken' };
}

/** `value` is what a form sends, with or without an offset. */
export function isAt(visit: VisitRow, value: string): boolean {
  return timeFrom(value, 0)?.wallClock === visit.wall_clock;
}

export function timeColumns({ wallClock, start, end }: OfferedTime) {
  return {
    wall_clock: wallClock,
    time_zone: company.hours.timeZone,
    start_minute: start / MINUTE_MS,
    end_minute: end / MINUTE_MS,
  };
}
