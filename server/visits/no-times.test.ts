import { expect, it } from 'vitest';
import { whyNoTimes } from './no-times.ts';
import { defaultRule, type VisitRule } from './rule.ts';

// A Sunday, 10:00 AM in Toronto.
const NOW = new Date('2026-11-15T15:00:00Z');
const MORNING = { opens: 8 * 60, closes: 12 * 60 };

it.each<[string, Partial<VisitRule>]>([
  ['off', { offered: false, hours: {} }],
  ['no-hours', { hours: {} }],
  ['short-hours', { hours: { mon: MORNING, tue: MORNING }, minutes: 300 }],
  ['days-ahead', { hours: { wed: MORNING }, daysAhead: 1 }],
  ['notice', { noticeHours: 720 }],
  ['days-off', { daysOff: [{ first: '2026-11-01', last: '2026-12-31' }] }],
  ['booked', {}],
])('%s is why no time is offered', (reason, changes) =>
  expect(whyNoTimes({ ...defaultRule, ...changes }, NOW)).toBe(reason),
);
