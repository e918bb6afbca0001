import { describe, expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { addMilliseconds } from '../time/clock.ts';
import { DAY_MS, HOUR_MS } from '../time/durations.ts';
import { zonedDateTime } from '../time/wall-clock.ts';
import { lateReminderAt, plannedReminders } from './reminders.ts';

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

describe('a reminder that is late', () => {
  const at = (hour: number, days = 0) =>
    new Date(
      zonedDateTime(new Date('2026-11-16T12:00:00.000Z')).add({ days }).withPlainTime({ hour })
        .epochMilliseconds,
    );
  const sentAt = (now: Date, replyBy: Date) => lateReminderAt({ reply_by: replyBy.toISOString() }, now);

  it('is sent at once within business hours', () => {
    expect(sentAt(at(opens), at(closes, 1))).toEqual(at(opens));
  });

  it('waits for the next opening outside of them, also if the promised time is over', () => {
    expect(sentAt(at(closes), at(closes, 1))).toEqual(at(opens, 1));
    expect(sentAt(at(closes), at(opens))).toEqual(at(opens, 1));
    expect(sentAt(at(opens - 1), at(closes))).toEqual(at(opens));
  });

  it('is sent at once if the promised time ends before the next opening', () => {
    expect(sentAt(at(closes), addMilliseconds(at(closes), HOUR_MS))).toEqual(at(closes));
    expect(sentAt(at(closes), at(opens, 1))).toEqual(at(closes));
  });
});
