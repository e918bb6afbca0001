import { describe, expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { addMilliseconds } from '../time/clock.ts';
import { DAY_MS, HOUR_MS } from '../time/durations.ts';
import { zonedDateTime } from '../time/wall-clock.ts';
import { plannedReminders } from './reminders.ts';

const { opens, closes } = company.hours;

describe('the reminders of a request', () => {
  it.each(Array.from({ length: 24 }, (_, hour) => hour))(
    'that comes at %i o’clock come within business hours, before the promised time is over',
    (hour) => {
      const received = zonedDateTime(new Date('2026-11-16T12:00:00.000Z')).withPlainTime({
        hour,
        minute: 20,
      });
      const received_at = new Date(received.epochMilliseconds);
      const reply_by = addMilliseconds(received_at, company.replyWithinHours * HOUR_MS);
      const planned = plannedReminders({
        received_at: received_at.toISOString(),
        reply_by: reply_by.toISOString(),
      });
      expect(planned.map(({ kind }) => kind)).toEqual(['reminder-at-half', 'reminder-before-end']);
      for (const { dueAt } of planned) {
        const local = zonedDateTime(dueAt);
        expect(local.hour).toBeGreaterThanOrEqual(opens);
        expect(local.hour).toBeLessThan(closes);
        expect(dueAt > received_at && dueAt < reply_by).toBe(true);
      }
      // The last one is not a day early.
      expect(reply_by.getTime() - (planned[1]?.dueAt.getTime() ?? 0)).toBeLessThan(DAY_MS);
    },
  );
});
