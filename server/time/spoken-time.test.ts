import { expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';
import { calendarDay, spokenDuration, spokenNumber, spokenTime } from './spoken-time.ts';
import { zonedDateTime } from './wall-clock.ts';

/** A Tuesday at the company, a minute before midnight: an hour later it is another day. */
const now = new Date(
  zonedDateTime('2026-11-17T12:00:00Z', company.hours.timeZone).with({ hour: 23, minute: 59 })
    .epochMilliseconds,
);

it.each([
  [0, '1 minute'],
  [59 * MINUTE_MS, '59 minutes'],
  [HOUR_MS, '1 hour'],
  [48 * HOUR_MS, '48 hours'],
  [48 * HOUR_MS + 1, '2 days'],
  [30 * DAY_MS, '30 days'],
])('says %s ms as one would', (milliseconds, words) => {
  expect(spokenDuration(milliseconds)).toBe(words);
});

it.each([
  [0, 'today at 11:59 PM'],
  [-23 * HOUR_MS, 'today at 12:59 AM'],
  [-24 * HOUR_MS, 'yesterday at 11:59 PM'],
  [HOUR_MS, 'tomorrow at 12:59 AM'],
  [-2 * DAY_MS, 'on Sunday at 11:59 PM'],
  [-15 * DAY_MS, 'on November 2 at 11:59 PM'],
  [365 * DAY_MS, 'on November 17, 2027 at 11:59 PM'],
])('says when something is that lies %s ms from now', (distance, words) => {
  expect(spokenTime(new Date(now.getTime() + distance), now)).toBe(words);
});

it.each([
  [0, 'Tuesday, November 17'],
  [-300 * DAY_MS, 'Wednesday, January 21'],
  [-365 * DAY_MS, 'Monday, November 17, 2025'],
  [60 * DAY_MS, 'Saturday, January 16'],
  [200 * DAY_MS, 'Saturday, June 5, 2027'],
])('names the day that lies %s ms from now, with its year where one could doubt it', (distance, words) => {
  expect(calendarDay(new Date(now.getTime() + distance - 12 * HOUR_MS), now)).toBe(words);
});

it('spells small numbers', () => {
  expect([0, 1, 12, 13].map(spokenNumber)).toEqual(['no', 'one', 'twelve', '13']);
});
