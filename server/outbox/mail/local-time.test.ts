import { expect, it } from 'vitest';
import { localTime } from './local-time.ts';

const inToronto = (timestamp: string) => localTime(timestamp, 'America/Toronto').replaceAll('\u202f', ' ');

it("is in the company's time zone, in winter and in summer", () => {
  expect(inToronto('2026-11-15T15:00:00.000Z')).toBe('Sunday, November 15 at 10:00 a.m. EST');
  expect(inToronto('2026-07-01T03:05:00.000Z')).toBe('Tuesday, June 30 at 11:05 p.m. EDT');
});
