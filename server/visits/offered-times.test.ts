import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../time/durations.ts';
import { zonedDateTime } from '../time/wall-clock.ts';
import { offeredDays, type Span, timeFrom } from './offered-times.ts';
import { parseHours, parseRule } from './parse-rule.ts';
import { defaultRule, hoursOf, isDayOff, type VisitRule, weekdays } from './rule.ts';

const ZONE = 'America/Toronto';
const NOON = new Date('2026-11-17T17:00:00Z');

function rule(changes: Partial<VisitRule> = {}, hours = '8-18'): VisitRule {
  const span = parseHours(hours);
  if (!span) throw new Error(`${hours} are no hours`);
  return { ...defaultRule, hours: Object.fromEntries(weekdays.map((day) => [day, span])), ...changes };
}

const offered = (given: VisitRule, now = NOON, booked: readonly Span[] = []) => [
  ...offeredDays({ rule: given, booked, now, timeZone: ZONE }),
];
const clocks = (given: VisitRule, now = NOON, booked: readonly Span[] = []) =>
  offered(given, now, booked).map(({ date, times }) => [
    date,
    times.map(({ wallClock }) => wallClock.slice(11)),
  ]);

it('lie every visit and gap from the opening, as many as a day may have, mornings and afternoons', () => {
  expect(clocks(rule({ daysAhead: 2 }))).toEqual([['2026-11-19', ['08:00', '12:00', '16:00']]]);
  expect(clocks(rule({ daysAhead: 2, perDay: 9 }))).toEqual([
    ['2026-11-19', ['08:00', '10:00', '12:00', '14:00', '16:00']],
  ]);
  expect(clocks(rule({ daysAhead: 2, perDay: 2 }))).toEqual([['2026-11-19', ['08:00', '16:00']]]);
});

it('carry the offset of their day', () => {
  const [day] = offered(rule({ daysAhead: 2 }));
  expect(day?.times[0]).toMatchObject({
    value: '2026-11-19T08:00-05:00',
    start: Date.parse('2026-11-19T13:00:00Z'),
  });
});

it('leave out what is booked, with the gap around it, and count it for the day', () => {
  const at = (time: string, minutes = 60) => {
    const start = Date.parse(`2026-11-19T${time}:00-05:00`);
    return { start, end: start + minutes * MINUTE_MS };
  };
  expect(clocks(rule({ daysAhead: 2, perDay: 9 }), NOON, [at('12:00')])).toEqual([
    ['2026-11-19', ['08:00', '10:00', '14:00', '16:00']],
  ]);
  // Booked by hand, between two offered times.
  expect(clocks(rule({ daysAhead: 2, perDay: 9 }), NOON, [at('11:30')])).toEqual([
    ['2026-11-19', ['08:00', '14:00', '16:00']],
  ]);
  expect(clocks(rule({ daysAhead: 2, perDay: 2 }), NOON, [at('08:00')])).toEqual([['2026-11-19', ['10:00']]]);
  expect(clocks(rule({ daysAhead: 2, perDay: 1 }), NOON, [at('08:00')])).toEqual([]);
});

it('respect notice, days off, days without hours and the switch', () => {
  expect(clocks(rule({ daysAhead: 1, noticeHours: 0, perDay: 9 }))[0]).toEqual([
    '2026-11-17',
    ['12:00', '14:00', '16:00'],
  ]);
  expect(
    clocks(rule({ daysAhead: 3, daysOff: [{ first: '2026-11-19', last: '2026-11-19' }] })),
  ).toMatchObject([['2026-11-20', expect.anything()]]);
  expect(offered(rule({ hours: {} }))).toEqual([]);
  expect(offered(rule({ offered: false }))).toEqual([]);
});

it('do not exist in the hour that spring skips, and come once in the hour that autumn repeats', () => {
  const spring = new Date('2027-03-13T12:00:00Z');
  const night = { minutes: 60, gapMinutes: 0, perDay: 24, noticeHours: 0, daysAhead: 1 };
  expect(clocks(rule(night, '0-6'), spring)).toEqual([
    ['2027-03-14', ['00:00', '01:00', '03:00', '04:00', '05:00']],
  ]);
  const autumn = new Date('2026-10-31T16:00:00Z');
  expect(clocks(rule(night, '0-6'), autumn)).toEqual([
    ['2026-11-01', ['00:00', '01:00', '02:00', '03:00', '04:00', '05:00']],
  ]);
  expect(clocks(rule({ ...night, minutes: 120 }, '01:00-07:00'), spring)).toEqual([
    ['2027-03-14', ['01:00', '05:00']],
  ]);
});

it.each(['2026-11-19T09:00', '2026-11-19T09:00:00', '2026-11-19T09:00-05:00'])(
  'are read from the local time %s',
  (value) => {
    const start = Date.parse('2026-11-19T14:00:00Z');
    expect(timeFrom(value, 60)).toMatchObject({ start, wallClock: '2026-11-19T09:00' });
  },
);

it.each(['2026-11-19T09:00Z', '2026-11-19T09:00-04:00', '2026-11-19T09:00 at noon', '2027-03-14T02:30'])(
  'are not read from %s',
  (value) => {
    expect(timeFrom(value, 60)).toBeUndefined();
  },
);

describe('whatever the rule and the day', () => {
  const starts = ['2026-10-30', '2027-03-12', '2028-02-27', '2026-12-30', '2026-06-15'];
  const spans = ['0-24', '1-7', '8-18', '9-5', '00:30-3:30'];
  it.each(starts)('from %s, each lies in the rule, none overlaps and none comes twice', (day) => {
    const now = new Date(`${day}T15:20:00Z`);
    for (const hours of spans)
      for (const minutes of [15, 60, 120])
        for (const gapMinutes of [0, 60])
          for (const perDay of [2, 24])
            for (const noticeHours of [0, 36]) {
              const given = rule({ minutes, gapMinutes, perDay, noticeHours, daysAhead: 4 }, hours);
              const found = offered(given, now);
              const times = found.flatMap((each) => each.times);
              expect(new Set(times.map(({ value }) => value)).size).toBe(times.length);
              for (const { times: ofDay } of found) expect(ofDay.length).toBeLessThanOrEqual(perDay);
              for (const [index, time] of times.entries()) {
                const begins = zonedDateTime(new Date(time.start), ZONE);
                const date = begins.toPlainDate();
                const open = hoursOf(given, date);
                expect(begins.toString()).toContain(time.wallClock);
                expect(Date.parse(time.value)).toBe(time.start);
                expect(isDayOff(given, date)).toBe(false);
                expect(begins.hour * 60 + begins.minute).toBeGreaterThanOrEqual(open?.opens ?? Number.NaN);
                expect(time.end - time.start).toBe(minutes * MINUTE_MS);
                expect(time.start).toBeGreaterThanOrEqual(now.getTime() + noticeHours * HOUR_MS);
                const next = times[index + 1];
                if (next && next.value.slice(0, 10) === time.value.slice(0, 10))
                  expect(next.start).toBeGreaterThanOrEqual(time.end + gapMinutes * MINUTE_MS);
              }
            }
  });
});

describe('the form of the rule', () => {
  it.each([
    ['08:00-18:00', { opens: 480, closes: 1080 }],
    ['9-5', { opens: 540, closes: 1020 }],
    ['9 to 5', { opens: 540, closes: 1020 }],
    ['9am - 1pm', { opens: 540, closes: 780 }],
    ['8:30-16:30', { opens: 510, closes: 990 }],
    ['1-5', { opens: 780, closes: 1020 }],
    ['2:30 to 6', { opens: 870, closes: 1080 }],
    ['7-9', { opens: 420, closes: 540 }],
    ['01:00-05:00', { opens: 60, closes: 300 }],
    ['1am-5am', { opens: 60, closes: 300 }],
    ['0-24', { opens: 0, closes: 1440 }],
    ['25-26', undefined],
    ['later', undefined],
    ['18-8', undefined],
  ])('reads %s', (typed, hours) => expect(parseHours(typed)).toEqual(hours));

  const parse = (values: Parameters<typeof parseRule>[0]) =>
    parseRule(values, [{ id: 4, name: 'Noah Birch' }]);

  it('says at each field what is wrong with it', () => {
    const result = parse({
      minutes: '5',
      gapMinutes: '0',
      perDay: '0',
      noticeHours: 'x',
      daysAhead: '367',
      'hours-mon': 'noon',
      daysOff: '2026-02-30',
      person: '5',
    });
    expect(Object.keys('errors' in result ? result.errors : {})).toEqual([
      'hours-mon',
      'minutes',
      'perDay',
      'noticeHours',
      'daysAhead',
      'daysOff',
      'person',
    ]);
  });

  it('takes days off as dates and spans', () => {
    const result = parse({
      minutes: '60',
      gapMinutes: '0',
      perDay: '3',
      noticeHours: '36',
      daysAhead: '21',
      daysOff: '2026-12-24\n2026-12-28 to 2027-01-02\n',
      person: '4',
    });
    expect('rule' in result && result.rule).toMatchObject({
      offered: false,
      hours: {},
      personId: 4,
      daysOff: [
        { first: '2026-12-24', last: '2026-12-24' },
        { first: '2026-12-28', last: '2027-01-02' },
      ],
    });
  });
});
