import { countedNoun, numberInWords } from '../../content/grammar.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import { formatInstant, zonedDateTime } from './wall-clock.ts';

// Times in words for the owner: 'yesterday at 5:40 PM', '5 hours'. Mail and terminal use shorter formats.

const LAST_IN_WORDS = 12;

/** 'no', 'three'; numerals from thirteen on. */
export function spokenNumber(count: number): string {
  if (count === 0) return 'no';
  return count <= LAST_IN_WORDS ? numberInWords(count) : String(count);
}

/** '20 minutes', '5 hours', '3 days'; rounded down, but at least one minute. */
export function spokenDuration(milliseconds: number): string {
  if (milliseconds < HOUR_MS) return countedNoun(Math.max(1, Math.floor(milliseconds / MINUTE_MS)), 'minute');
  if (milliseconds <= 2 * DAY_MS) return countedNoun(Math.floor(milliseconds / HOUR_MS), 'hour');
  return countedNoun(Math.floor(milliseconds / DAY_MS), 'day');
}

/** 'today at 3:20 PM', 'on Sunday at 3:20 PM', 'on November 2 at 3:20 PM'. */
export function spokenTime(instant: Date | string, now: Date): string {
  return `${spokenDay(instant, now)} at ${clockTime(instant)}`;
}

/** '3:20 PM' */
export function clockTime(instant: Date | string): string {
  return formatInstant(instant, 'en-US', { hour: 'numeric', minute: '2-digit' });
}

/** 'Tuesday, November 17'; with `now` also the year, where it is another one. */
export function calendarDay(instant: Date | string, now?: Date): string {
  const year = now ? otherYear(instant, now) : {};
  return formatInstant(instant, 'en-US', { weekday: 'long', month: 'long', day: 'numeric', ...year });
}

const NEAR_MONTHS = 6;

/** Nobody doubts the year of a day in the next months. */
function otherYear(instant: Date | string, now: Date): { year?: 'numeric' } {
  const [then, today] = [zonedDateTime(instant).toPlainDate(), zonedDateTime(now).toPlainDate()];
  const monthsAhead = today.until(then, { largestUnit: 'months' }).months;
  const isNear = then.year === today.year || (then.year > today.year && monthsAhead < NEAR_MONTHS);
  return isNear ? {} : { year: 'numeric' };
}

/** 'Thursday, November 19, 10:12 in the morning' */
export function fullTime(instant: Date | string, now?: Date): string {
  return `${calendarDay(instant, now)}, ${plainTime(instant)} ${partOfDay(instant)}`;
}

/** '10:12' */
export function plainTime(instant: Date | string): string {
  return clockTime(instant).replace(/\s[AP]M$/, '');
}

/** Before it, an hour without AM would be taken for one of the afternoon. */
export const EARLY_HOUR = 6;

/** '10:12', '4:00', but '4:00 AM' */
export function visitTime(instant: Date | string): string {
  return zonedDateTime(instant).hour < EARLY_HOUR ? clockTime(instant) : plainTime(instant);
}

export function partOfDay(instant: Date | string): string {
  const { hour } = zonedDateTime(instant);
  if (hour < 5 || hour >= 22) return 'at night';
  if (hour < 12) return 'in the morning';
  return hour < 17 ? 'in the afternoon' : 'in the evening';
}

/** 'today', 'tomorrow', 'in 3 days' */
export function daysUntil(instant: Date | string, now: Date): string {
  const days = zonedDateTime(now).toPlainDate().until(zonedDateTime(instant).toPlainDate()).days;
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** 'now', 'in 20 minutes', 'in an hour'; from the next day on 'tomorrow', 'in 3 days' */
export function spokenUntil(instant: Date | string, now: Date): string {
  const left = new Date(instant).getTime() - now.getTime();
  if (left <= 0) return 'now';
  const days = daysUntil(instant, now);
  return days === 'today' ? `in ${spokenDuration(left).replace(/^1 hour$/, 'an hour')}` : days;
}

/** 'Thu, Nov 19' */
export function shortDay(instant: Date | string, now?: Date): string {
  const year = now ? otherYear(instant, now) : {};
  return formatInstant(instant, 'en-US', { weekday: 'short', month: 'short', day: 'numeric', ...year });
}

/** 'Thursday' */
export function weekday(instant: Date | string): string {
  return formatInstant(instant, 'en-US', { weekday: 'long' });
}

function spokenDay(instant: Date | string, now: Date): string {
  const [then, today] = [zonedDateTime(instant), zonedDateTime(now)];
  const days = then.toPlainDate().until(today.toPlainDate()).days;
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days === -1) return 'tomorrow';
  if (Math.abs(days) < 7) return `on ${weekday(instant)}`;
  const year = then.year === today.year ? ({} as const) : ({ year: 'numeric' } as const);
  return `on ${formatInstant(instant, 'en-US', { month: 'long', day: 'numeric', ...year })}`;
}
