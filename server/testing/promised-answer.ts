import { company } from '../../content/company.ts';
import { plannedReminders } from '../outbox/reminders.ts';
import { HOUR_MS } from '../time/durations.ts';
import { CLOCK_START } from './test-service.ts';

/** Taken from the content: tests compute with it instead of repeating it. */
export const REPLY_HOURS = company.replyWithinHours;

/** The time a number of hours after the test clock's start. */
export function hoursAfterStart(hours: number): string {
  return new Date(CLOCK_START.getTime() + hours * HOUR_MS).toISOString();
}

/** A short promise may leave room for only one reminder within opening hours. */
export const hasTwoReminders = (() => {
  const promised = { received_at: hoursAfterStart(0), reply_by: hoursAfterStart(REPLY_HOURS) };
  const [first, last] = plannedReminders(promised);
  return first !== undefined && last !== undefined && first.dueAt < last.dueAt;
})();
