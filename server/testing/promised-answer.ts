import { company } from '../../content/company.ts';
import { plannedReminders } from '../outbox/reminders.ts';
import { HOUR_MS } from '../time/durations.ts';
import { CLOCK_START } from './test-service.ts';

/** From the content: tests compute with it instead of repeating it. */
export const REPLY_HOURS = company.replyWithinHours;

/** So many hours after the clock of the test service started. */
export function hoursAfterStart(hours: number): string {
  return new Date(CLOCK_START.getTime() + hours * HOUR_MS).toISOString();
}

/** A short promise may leave room for one reminder alone within the hours of business. */
export const hasTwoReminders = (() => {
  const promised = { received_at: hoursAfterStart(0), reply_by: hoursAfterStart(REPLY_HOURS) };
  const [first, last] = plannedReminders(promised);
  return first !== undefined && last !== undefined && first.dueAt < last.dueAt;
})();
