import { Temporal } from 'temporal-polyfill';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { company } from '../content/company.ts';
import { addMilliseconds } from '../server/time/clock.ts';
import { MINUTE_MS } from '../server/time/durations.ts';
import { zonedDateTime } from '../server/time/wall-clock.ts';
import { openState } from './opening-hours.ts';

const HOURS = { opens: 8, closes: 18, timeZone: 'America/Toronto' };

const at = (instant: string) => openState(new Date(instant), HOURS);

describe('the opening hours, 8 to 18 in Toronto', () => {
  it('opens at eight, not a minute before', () => {
    expect(at('2026-11-16T12:59:59.999Z').text).toBe('Opens at 8 AM');
    expect(at('2026-11-16T13:00:00Z').text).toBe('Open now, until 6 PM');
  });

  it('closes at six, not a minute before', () => {
    expect(at('2026-11-16T22:59:59.999Z').text).toBe('Open now, until 6 PM');
    expect(at('2026-11-16T23:00:00Z').text).toBe('Opens at 8 AM');
  });

  it('is an hour earlier in UTC in summer', () => {
    expect(at('2026-07-01T12:00:00Z').isOpen).toBe(true);
    expect(at('2026-07-01T11:59:00Z').isOpen).toBe(false);
    expect(at('2026-07-01T22:00:00Z').isOpen).toBe(false);
  });

  it('is open on weekends too', () => {
    expect(at('2026-11-14T17:00:00Z').isOpen).toBe(true);
    expect(at('2026-11-15T17:00:00Z').isOpen).toBe(true);
  });

  it('is closed at midnight', () => {
    expect(at('2026-11-16T05:00:00Z').isOpen).toBe(false);
  });
});

it('closes at midnight where the company does', () => {
  const hours = { ...HOURS, opens: 12, closes: 24 };
  expect(openState(new Date('2026-11-17T04:59:59.999Z'), hours).text).toBe('Open now, until 12 AM');
  expect(openState(new Date('2026-11-17T05:00:00Z'), hours).text).toBe('Opens at 12 PM');
});

describe.each([
  ['with Temporal', Temporal],
  ['without Temporal', undefined],
])('in a browser %s', (_name, ofTheBrowser) => {
  beforeEach(() => {
    vi.stubGlobal('Temporal', ofTheBrowser);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['America/Toronto', '2027-03-13T12:00Z'],
    ['America/Toronto', '2026-10-31T12:00Z'],
    ['America/St_Johns', '2027-03-13T12:00Z'],
    ['America/St_Johns', '2026-10-31T12:00Z'],
    ['Australia/Lord_Howe', '2026-10-03T00:00Z'],
    ['Australia/Lord_Howe', '2027-04-03T00:00Z'],
    [company.hours.timeZone, '2026-07-01T12:00Z'],
  ])("is told by the server's clock in %s, also over the change after %s", (timeZone, from) => {
    for (let minute = 0; minute < 36 * 60; minute += 15) {
      const now = addMilliseconds(new Date(from), minute * MINUTE_MS);
      const { hour } = zonedDateTime(now, timeZone);
      // Open for this hour only: it is neither the one before nor the one after.
      expect(openState(now, { opens: hour, closes: hour + 1, timeZone }).isOpen, now.toISOString()).toBe(
        true,
      );
    }
  });
});

it('goes by the hours of the company where no others are named', () => {
  const now = new Date('2026-11-16T10:30:20Z');
  expect(openState(now)).toEqual(openState(now, company.hours));
});
