import { describe, expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { localDate, localTime, zonedDateTime } from './wall-clock.ts';

const withPlainSpaces = (text: string) => text.replaceAll('\u202f', ' ');

describe('a time in words', () => {
  it.each([
    ['in winter', 'America/Toronto', '2026-11-15T15:00Z', 'Sunday, November 15 at 10:00 a.m. EST'],
    ['in summer', 'America/Toronto', '2026-07-01T03:05Z', 'Tuesday, June 30 at 11:05 p.m. EDT'],
    [
      'before an hour is left out',
      'America/Toronto',
      '2027-03-14T06:59Z',
      'Sunday, March 14 at 1:59 a.m. EST',
    ],
    [
      'after an hour is left out',
      'America/Toronto',
      '2027-03-14T07:00Z',
      'Sunday, March 14 at 3:00 a.m. EDT',
    ],
    ['first of twice', 'America/Toronto', '2026-11-01T05:30Z', 'Sunday, November 1 at 1:30 a.m. EDT'],
    ['second of twice', 'America/Toronto', '2026-11-01T06:30Z', 'Sunday, November 1 at 1:30 a.m. EST'],
    ['at an odd offset', 'America/St_Johns', '2026-11-01T03:29Z', 'Sunday, November 1 at 12:59 a.m. NDT'],
  ])('%s, in %s', (_when, timeZone, instant, words) => {
    expect(withPlainSpaces(localTime(instant, timeZone))).toBe(words);
    expect(localTime(new Date(instant), timeZone)).toBe(localTime(instant, timeZone));
  });

  it('has the date of the city, not of UTC', () => {
    expect(localDate('2027-01-01T04:59Z', 'America/Toronto')).toBe('December 31, 2026');
    expect(localDate('2026-12-31T11:00Z', 'Pacific/Auckland')).toBe('January 1, 2027');
  });

  it("goes by the company's clock where no other is named", () => {
    const now = new Date('2026-11-16T10:30:20Z');
    expect(localTime(now)).toBe(localTime(now, company.hours.timeZone));
    expect(localDate(now)).toBe(localDate(now, company.hours.timeZone));
  });
});

describe('a time of the day', () => {
  it.each([
    [
      'that is left out comes an hour later',
      'America/Toronto',
      '2027-03-14T20:00Z',
      '02:30',
      '2027-03-14T07:30Z',
    ],
    [
      'that comes twice is the first one',
      'America/Toronto',
      '2026-11-01T20:00Z',
      '01:30',
      '2026-11-01T05:30Z',
    ],
    ['that half an hour left out', 'Australia/Lord_Howe', '2026-10-04T10:00Z', '02:15', '2026-10-03T15:45Z'],
    ['before the change', 'Europe/London', '2026-10-25T12:00Z', '00:30', '2026-10-24T23:30Z'],
    ['after the change', 'Europe/London', '2026-10-25T12:00Z', '09:00', '2026-10-25T09:00Z'],
  ])('%s, in %s', (_which, timeZone, onTheDayOf, time, instant) => {
    const found = zonedDateTime(onTheDayOf, timeZone).withPlainTime(time);
    expect(new Date(found.epochMilliseconds)).toEqual(new Date(instant));
  });
});
