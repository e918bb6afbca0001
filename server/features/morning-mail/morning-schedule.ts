import { company } from '../../../content/company.ts';
import type { Database } from '../../database/database.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { HOUR_MS } from '../../time/durations.ts';
import { zonedDateTime } from '../../time/wall-clock.ts';

const BEFORE_WORK = '07:30';
/** A server that starts later that day sends none, because the owner has begun to work without it. */
const MAX_DELAY_MS = 4 * HOUR_MS;

/**
 * Adds this morning's summary to the outbox when it is due. Its key is the day, so that several processes and restarts
 * still make one mail.
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
      next_attempt_at: at.toISOString(),
      created_at: at.toISOString(),
    },
  ]);
}

/** The local date of `now`, and 7:30 on that day. */
export function localMorning(now: Date, timeZone: string): { readonly day: string; readonly at: Date } {
  const morning = zonedDateTime(now, timeZone).withPlainTime(BEFORE_WORK);
  return { day: morning.toPlainDate().toString(), at: new Date(morning.epochMilliseconds) };
}

export function isTooLate(dueAt: Date, now: Date): boolean {
  return now.getTime() - dueAt.getTime() > MAX_DELAY_MS;
}
