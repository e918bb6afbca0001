import { expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { addMilliseconds } from '../../../server/time/clock.ts';
import { MINUTE_MS } from '../../../server/time/durations.ts';
import { zonedDateTime } from '../../../server/time/wall-clock.ts';
import { replyTime } from './reply-time.ts';

const inToronto = (iso: string) => replyTime(iso, 'America/Toronto').replaceAll('\u202f', ' ');

it("names the day and the time by the clock of a city, whatever the visitor's", () => {
  expect(inToronto('2026-11-17T21:10:00.000Z')).toBe('Tuesday, November 17, 4:10 PM');
  expect(inToronto('2026-07-01T03:05:00.000Z')).toBe('Tuesday, June 30, 11:05 PM');
});

it("is told by the company's clock where no other is named", () => {
  const due = '2026-11-17T21:10:00.000Z';
  expect(replyTime(due)).toBe(replyTime(due, company.hours.timeZone));
});

it.each([
  ['America/Toronto', '2027-03-14T04:00Z'],
  ['America/Toronto', '2026-11-01T03:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T12:00Z'],
  ['Australia/Lord_Howe', '2027-04-03T12:00Z'],
  [company.hours.timeZone, '2026-06-30T12:00Z'],
])('names what the mail names, in %s, also when the clocks change after %s', (timeZone, from) => {
  for (let minute = 0; minute < 12 * 60; minute += 10) {
    const due = addMilliseconds(new Date(from), minute * MINUTE_MS).toISOString();
    const mail = zonedDateTime(due, timeZone);
    const day = mail.toLocaleString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
    const time = `${mail.hour % 12 || 12}:${String(mail.minute).padStart(2, '0')} ${mail.hour < 12 ? 'AM' : 'PM'}`;
    expect(replyTime(due, timeZone).replaceAll('\u202f', ' ')).toBe(`${day}, ${time}`);
  }
});
