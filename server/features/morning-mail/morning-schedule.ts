import { company } from '../../../content/company.ts';
import type { Database } from '../../database/database.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { HOUR_MS } from '../../time/durations.ts';
import { zonedDateTime } from '../../time/wall-clock.ts';

const BEFORE_WORK = '07:30';
/** A server that starts later that day sends none: the owner has begun without it. */
const MAX_DELAY_MS = 4 * HOUR_MS;

/**
 * Puts this morning's summary into the outbox, once its time has come. The day is its key there: however many
 * processes do so, and however often they restart, it is one mail.
 */
export async function enqueueMorningSummary(
  database: Database,
  now: Date,
  timeZone: string = company.hours.timeZone,
): Promise<void> {
  const { day, at } = localMorning(now, timeZone);
  if (now < at || isTooLate(at, now)) return;
  await enqueue(database, [
    {
      kind: 'morning-summary',
      message_key: `morning-summary.${day}`,
      contact_message_id: null,
      job_application_id: null,
      state: 'waiting',
      attempts: 0,
      next_attempt_at: at.toISOString(),
      created_at: at.toISOString(),
    },
  ]);
}

/** The local date of `now`, and half past seven on it. */
export function localMorning(now: Date, timeZone: string): { readonly day: string; readonly at: Date } {
  const morning = zonedDateTime(now, timeZone).withPlainTime(BEFORE_WORK);
  return { day: morning.toPlainDate().toString(), at: new Date(morning.epochMilliseconds) };
}

export function isTooLate(dueAt: Date, now: Date): boolean {
  return now.getTime() - dueAt.getTime() > MAX_DELAY_MS;
}
