import { Temporal } from 'temporal-polyfill';
import { company } from '../../content/company.ts';
import { HOUR_MS, MINUTE_MS } from '../time/durations.ts';
import { zonedDateTime } from '../time/wall-clock.ts';
import { hoursOf, isDayOff, type VisitRule } from './rule.ts';

export const NOON_HOUR = 12;

/** From one instant to another, in milliseconds since 1970. */
export type Span = { readonly start: number; readonly end: number };

export type OfferedTime = Span & {
  /** The start with its offset, as forms send it: '2026-11-19T09:00-05:00'. */
  readonly value: string;
  /** The local time then: '2026-11-19T09:00'. */
  readonly wallClock: string;
  readonly isMorning: boolean;
};

export type OfferedDay = {
  readonly date: string;
  /** Shown for choosing: as many as the owner visits on that day. */
  readonly times: readonly OfferedTime[];
  /** All free times. Others may have been shown before somebody booked one of them. */
  readonly free: readonly OfferedTime[];
};

type Given = {
  readonly rule: VisitRule;
  /** Visits that are not cancelled. */
  readonly booked: readonly Span[];
  /** A start that is not offered: the one of the visit that is being moved. */
  readonly except?: number | undefined;
  readonly now: Date;
  readonly timeZone?: string;
};

/** Days with at least one free time, earliest first; each is computed when it is asked for. */
export function* offeredDays({
  rule,
  booked,
  except,
  now,
  timeZone = company.hours.timeZone,
}: Given): Generator<OfferedDay, void> {
  if (!rule.offered) return;
  const today = zonedDateTime(now, timeZone).toPlainDate();
  const earliest = now.getTime() + rule.noticeHours * HOUR_MS;
  const gap = rule.gapMinutes * MINUTE_MS;
  const perDate = Map.groupBy(booked, ({ start }) => dateOf(start, timeZone).toString());
  for (let ahead = 0; ahead <= rule.daysAhead; ahead++) {
    const date = today.add({ days: ahead });
    const bookedCount = perDate.get(date.toString())?.length ?? 0;
    const isFree = ({ start, end }: Span) =>
      start >= earliest &&
      start !== except &&
      booked.every((other) => end + gap <= other.start || other.end + gap <= start);
    const free = timesOf(rule, date, timeZone).filter(isFree);
    const times = spread(free, rule.perDay - bookedCount);
    if (times.length > 0) yield { date: date.toString(), times, free };
  }
}

/** A time that follows from the rule, free or not; undefined for any other text. */
export function timeByRule(rule: VisitRule, value: string): OfferedTime | undefined {
  const [date] = /^\d{4}-\d{2}-\d{2}(?=T)/.exec(value) ?? [];
  if (!date) return undefined;
  try {
    const times = timesOf(
      rule,
      Temporal.PlainDate.from(date, { overflow: 'reject' }),
      company.hours.timeZone,
    );
    return times.find((time) => time.value === value);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** All times of a day that follow from the rule, free or not. */
function timesOf(rule: VisitRule, date: Temporal.PlainDate, timeZone: string): OfferedTime[] {
  const hours = hoursOf(rule, date);
  if (!hours || isDayOff(rule, date)) return [];
  const timeAtMinute = clockOf(date, rule.minutes, { closes: hours.closes, timeZone });
  const times: OfferedTime[] = [];
  const gap = rule.gapMinutes * MINUTE_MS;
  for (
    let minute = hours.opens;
    minute + rule.minutes <= hours.closes;
    minute += rule.minutes + rule.gapMinutes
  ) {
    const time = timeAtMinute(minute);
    const before = times.at(-1);
    // On a day when the clocks change, an hour is missing or comes twice.
    if (!time || (before && time.start < before.end + gap)) continue;
    times.push(time);
  }
  return times;
}

/**
 * Returns a function that computes the time at a minute of the local day. On a day of 24 hours Temporal is used once;
 * on the two days of a year when the clocks change, for each time.
 */
function clockOf(
  date: Temporal.PlainDate,
  minutes: number,
  { closes, timeZone }: { readonly closes: number; readonly timeZone: string },
): (minute: number) => OfferedTime | undefined {
  const dayBegins = date.toZonedDateTime(timeZone);
  if (dayBegins.hoursInDay !== 24)
    return (minute) => {
      const time = timeAt(midnight(date).add({ minutes: minute }), minutes, timeZone);
      return time && wallMinutes(time.end, date, timeZone) <= closes ? time : undefined;
    };
  const { epochMilliseconds, offset } = dayBegins;
  const day = date.toString();
  return (minute) => {
    const start = epochMilliseconds + minute * MINUTE_MS;
    const [hour, rest] = [Math.floor(minute / 60), minute % 60];
    const wallClock = `${day}T${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
    return {
      start,
      end: start + minutes * MINUTE_MS,
      wallClock,
      value: `${wallClock}${offset}`,
      isMorning: hour < NOON_HOUR,
    };
  };
}

/** Undefined for a local time that does not exist on that day. */
function timeAt(
  wallClock: Temporal.PlainDateTime,
  minutes: number,
  timeZone: string = company.hours.timeZone,
): OfferedTime | undefined {
  const begins = wallClock.toZonedDateTime(timeZone);
  if (!begins.toPlainDateTime().equals(wallClock)) return undefined;
  const start = begins.epochMilliseconds;
  const shown = wallClock.toString({ smallestUnit: 'minute' });
  return {
    start,
    end: start + minutes * MINUTE_MS,
    wallClock: shown,
    value: `${shown}${begins.offset}`,
    isMorning: wallClock.hour < NOON_HOUR,
  };
}

/** Some browsers add seconds. */
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?([+-]\d{2}:\d{2})?$/;

/** Parses a local time, with or without its offset. Another offset, or Z, would be another instant. */
export function timeFrom(value: string, minutes: number): OfferedTime | undefined {
  const [, typed, offset = ''] = LOCAL_TIME.exec(value) ?? [];
  if (!typed) return undefined;
  try {
    const time = timeAt(Temporal.PlainDateTime.from(typed, { overflow: 'reject' }), minutes);
    return time?.value.endsWith(offset) ? time : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Picks up to `count` times, including the first and the last, so that both morning and afternoon have one if possible.
 */
function spread<T>(times: readonly T[], count: number): readonly T[] {
  if (count <= 0) return [];
  if (times.length <= count || count === 1) return times.slice(0, count);
  return Array.from({ length: count }, (_, index) => {
    const time = times[Math.round((index * (times.length - 1)) / (count - 1))];
    if (time === undefined) throw new RangeError('There is no such time.');
    return time;
  });
}

function midnight(date: Temporal.PlainDate): Temporal.PlainDateTime {
  return date.toPlainDateTime();
}

function wallMinutes(instant: number, date: Temporal.PlainDate, timeZone: string): number {
  const shown = zonedDateTime(new Date(instant), timeZone).toPlainDateTime();
  return shown.since(midnight(date)).total('minutes');
}

function dateOf(instant: number, timeZone: string): Temporal.PlainDate {
  return zonedDateTime(new Date(instant), timeZone).toPlainDate();
}
