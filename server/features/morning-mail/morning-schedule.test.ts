import { describe, expect, it } from 'vitest';
import { company } from '../../../content/company.ts';
import { startTestService } from '../../testing/test-service.ts';
import { zonedDateTime } from '../../time/wall-clock.ts';
import { enqueueMorningSummary, localMorning } from './morning-schedule.ts';

describe('half past seven', () => {
  it.each([
    ['in winter', 'America/Toronto', '2026-12-01T18:00Z', '2026-12-01', '2026-12-01T12:30Z'],
    ['in summer', 'America/Toronto', '2026-07-01T18:00Z', '2026-07-01', '2026-07-01T11:30Z'],
    ['before it, on the same day', 'America/Toronto', '2026-12-01T06:00Z', '2026-12-01', '2026-12-01T12:30Z'],
    ['late in the evening', 'America/Toronto', '2026-12-02T04:59Z', '2026-12-01', '2026-12-01T12:30Z'],
    ['when the clocks go forward', 'America/Toronto', '2027-03-14T05:30Z', '2027-03-14', '2027-03-14T11:30Z'],
    ['when the clocks go back', 'America/Toronto', '2026-11-01T05:30Z', '2026-11-01', '2026-11-01T12:30Z'],
    ['where the offset is odd', 'Asia/Kathmandu', '2026-12-01T01:00Z', '2026-12-01', '2026-12-01T01:45Z'],
    ['far in the east', 'Pacific/Auckland', '2026-12-01T12:00Z', '2026-12-02', '2026-12-01T18:30Z'],
  ])('%s, in %s', (_when, timeZone, now, day, at) => {
    expect(localMorning(new Date(now), timeZone)).toEqual({ day, at: new Date(at) });
  });
});

describe('around a change of the clocks', () => {
  it.each([
    ['America/Toronto', 'forward', '2027-03-12T12:00Z'],
    ['America/Toronto', 'back', '2026-10-30T12:00Z'],
    ['Australia/Lord_Howe', 'forward by half an hour', '2026-10-02T12:00Z'],
    ['Australia/Lord_Howe', 'back by half an hour', '2027-04-02T12:00Z'],
    [company.hours.timeZone, 'or not at all', '2026-06-01T12:00Z'],
  ])('in %s, %s, each morning has one mail at half past seven', async (timeZone, _change, from) => {
    const { database } = await startTestService('SQLite');
    const midnight = zonedDateTime(from, timeZone).startOfDay();
    const days = [0, 1, 2, 3].map((later) => midnight.add({ days: later }).toPlainDate().toString());
    for (let now = midnight; days.includes(now.toPlainDate().toString()); now = now.add({ minutes: 10 }))
      await enqueueMorningSummary(database, new Date(now.epochMilliseconds), timeZone);
    const mails = await database
      .selectFrom('outbox')
      .select(['message_key', 'next_attempt_at'])
      .orderBy('next_attempt_at')
      .execute();
    const clockAt = (instant: string) => zonedDateTime(instant, timeZone).toPlainDateTime().toString();
    expect(mails.map((mail) => [mail.message_key, clockAt(mail.next_attempt_at)])).toEqual(
      days.map((day) => [`morning-summary.${day}`, `${day}T07:30:00`]),
    );
  });
});
