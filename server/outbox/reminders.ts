import { company } from '../../content/company.ts';
import { addMilliseconds } from '../time/clock.ts';
import { HOUR_MS } from '../time/durations.ts';
import { zonedDateTime } from '../time/wall-clock.ts';

/** The last reminder leaves time to act on it. */
const LAST_REMINDER_BEFORE_END_MS = 4 * HOUR_MS;

export const reminderKinds = ['reminder-at-half', 'reminder-before-end'] as const;

export type ReminderKind = (typeof reminderKinds)[number];

type Promised = { readonly received_at: string; readonly reply_by: string };

/** The reminders of a lead, earliest first, scheduled within opening hours so that somebody can act on them. */
export function plannedReminders(lead: Promised): { kind: ReminderKind; dueAt: Date }[] {
  const received = new Date(lead.received_at);
  const replyBy = new Date(lead.reply_by);
  const half = addMilliseconds(received, (replyBy.getTime() - received.getTime()) / 2);
  const nearEnd = addMilliseconds(replyBy, -LAST_REMINDER_BEFORE_END_MS);
  const [opening, closing] = [nextOpening(half), lastClosing(nearEnd)];
  // If half of the time ends at night, the last reminder may come first: then it is the only one.
  const first = opening > closing && closing > received ? closing : opening;
  const reminders = [
    { kind: 'reminder-at-half', dueAt: first },
    { kind: 'reminder-before-end', dueAt: closing > received ? closing : nearEnd },
  ] as const;
  return reminders.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

/**
 * When a reminder is sent that is late, as after an outage of the mail server: at the next opening, unless the promised
 * time ends before that.
 */
export function lateReminderAt({ reply_by }: Pick<Promised, 'reply_by'>, now: Date): Date {
  const replyBy = new Date(reply_by);
  const opening = nextOpening(now);
  return now < replyBy && replyBy <= opening ? now : opening;
}

/** The given time if it is within opening hours, else the next opening. */
function nextOpening(at: Date): Date {
  const { opens, closes } = company.hours;
  const local = zonedDateTime(at);
  if (local.hour >= opens && local.hour < closes) return at;
  const opening = local.withPlainTime({ hour: opens }).add({ days: local.hour < opens ? 0 : 1 });
  return new Date(opening.epochMilliseconds);
}

/** The given time if it is within opening hours, else the last hour before closing. */
function lastClosing(at: Date): Date {
  const { opens, closes } = company.hours;
  const local = zonedDateTime(at);
  if (local.hour >= opens && local.hour < closes) return at;
  const lastHour = local.withPlainTime({ hour: closes - 1 }).subtract({ days: local.hour < opens ? 1 : 0 });
  return new Date(lastHour.epochMilliseconds);
}

/** How many reminders of the lead are due later. Of two at the same time only one is sent. */
export function remindersToCome(lead: Promised, now: Date): number {
  const times = plannedReminders(lead).map(({ dueAt }) => dueAt.getTime());
  return new Set(times.filter((time) => time > now.getTime())).size;
}

/** Whether a later reminder of the same lead is due as well: after an outage both would be sent at once. */
export function isSuperseded(kind: ReminderKind, lead: Promised, now: Date): boolean {
  const planned = plannedReminders(lead);
  const laterOnes = planned.slice(planned.findIndex((reminder) => reminder.kind === kind) + 1);
  return laterOnes.some(({ dueAt }) => dueAt <= now);
}
