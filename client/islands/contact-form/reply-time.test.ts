import { expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
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
