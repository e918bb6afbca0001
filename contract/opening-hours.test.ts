import { describe, expect, it } from 'vitest';
import { company } from '../content/company.ts';
import { openState } from './opening-hours.ts';

const HOURS = { opens: 8, closes: 18, timeZone: 'America/Toronto' };

const at = (instant: string) => openState(new Date(instant), HOURS);

describe('the opening hours, 8 to 18 in Toronto', () => {
  it('opens at eight, not a minute before', () => {
    expect(at('2026-11-16T12:59:59.999Z').words).toBe('Opens at 8 AM');
    expect(at('2026-11-16T13:00:00Z').words).toBe('Open now, until 6 PM');
  });

  it('closes at six, not a minute before', () => {
    expect(at('2026-11-16T22:59:59.999Z').words).toBe('Open now, until 6 PM');
    expect(at('2026-11-16T23:00:00Z').words).toBe('Opens at 8 AM');
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

  it.each([
    ['in the morning of the same day', '2026-11-16T10:30:20Z', '2026-11-16T13:00:00Z'],
    ['at the close', '2026-11-16T17:45:10.5Z', '2026-11-16T23:00:00Z'],
    ['on the next day', '2026-11-16T23:00:00Z', '2026-11-17T13:00:00Z'],
    ['after the night that loses an hour', '2026-03-08T02:00:00Z', '2026-03-08T12:00:00Z'],
    ['after the night that gains an hour', '2026-11-01T02:00:00Z', '2026-11-01T13:00:00Z'],
    ['within the hour that comes twice', '2026-11-01T05:30:00Z', '2026-11-01T13:00:00Z'],
    ['just after the hour that is left out', '2026-03-08T07:00:00Z', '2026-03-08T12:00:00Z'],
  ])('changes next %s', (_, now, change) => {
    expect(at(now).changesAt.toISOString()).toBe(new Date(change).toISOString());
  });

  it('has changed at the instant that it names', () => {
    for (const now of ['2026-03-08T01:00:00Z', '2026-11-01T00:00:00Z', '2026-06-10T15:00:00Z']) {
      const state = at(now);
      const before = openState(new Date(state.changesAt.getTime() - 1), HOURS);
      expect(before.isOpen).toBe(state.isOpen);
      expect(openState(state.changesAt, HOURS).isOpen).toBe(!state.isOpen);
    }
  });
});

it('goes by the hours of the company where no others are named', () => {
  const now = new Date('2026-11-16T10:30:20Z');
  expect(openState(now)).toEqual(openState(now, company.hours));
});
