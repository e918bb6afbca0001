import { describe, expect, it } from 'vitest';
import { localMorning } from './morning.ts';

describe('half past seven', () => {
  it.each([
    ['in winter', 'America/Toronto', '2026-12-01T18:00:00Z', '2026-12-01', '2026-12-01T12:30:00.000Z'],
    ['in summer', 'America/Toronto', '2026-07-01T18:00:00Z', '2026-07-01', '2026-07-01T11:30:00.000Z'],
    [
      'before it, on the same day',
      'America/Toronto',
      '2026-12-01T06:00:00Z',
      '2026-12-01',
      '2026-12-01T12:30:00.000Z',
    ],
    [
      'late in the evening',
      'America/Toronto',
      '2026-12-02T04:59:00Z',
      '2026-12-01',
      '2026-12-01T12:30:00.000Z',
    ],
    [
      'when the clocks go forward',
      'America/Toronto',
      '2027-03-14T09:00:00Z',
      '2027-03-14',
      '2027-03-14T11:30:00.000Z',
    ],
    [
      'when the clocks go back',
      'America/Toronto',
      '2026-11-01T05:30:00Z',
      '2026-11-01',
      '2026-11-01T12:30:00.000Z',
    ],
    [
      'where the offset is odd',
      'Asia/Kathmandu',
      '2026-12-01T01:00:00Z',
      '2026-12-01',
      '2026-12-01T01:45:00.000Z',
    ],
    ['far in the east', 'Pacific/Auckland', '2026-12-01T12:00:00Z', '2026-12-02', '2026-12-01T18:30:00.000Z'],
  ])('%s, in %s', (_when, timeZone, now, day, at) => {
    expect(localMorning(new Date(now), timeZone)).toEqual({ day, at: new Date(at) });
  });
});
