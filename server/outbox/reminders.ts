import { addMilliseconds } from '../time/clock.ts';
import { HOUR_MS } from '../time/durations.ts';

/** The last reminder leaves time to act on it. */
const LAST_REMINDER_BEFORE_END_MS = 4 * HOUR_MS;

export const reminderKinds = ['reminder-at-half', 'reminder-before-end'] as const;

export type ReminderKind = (typeof reminderKinds)[number];

type Promised = { readonly received_at: string; readonly reply_by: string };

/** The reminders of a lead with their times, the earliest first. */
export function plannedReminders(lead: Promised): { kind: ReminderKind; dueAt: Date }[] {
  const received = new Date(lead.received_at);
  const replyBy = new Date(lead.reply_by);
  const half = addMilliseconds(received, (replyBy.getTime() - received.getTime()) / 2);
  const reminders = [
    { kind: 'reminder-at-half', dueAt: half },
    { kind: 'reminder-before-end', dueAt: addMilliseconds(replyBy, -LAST_REMINDER_BEFORE_END_MS) },
  ] as const;
  return reminders.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

export function isLastReminder(kind: ReminderKind, lead: Promised): boolean {
  return plannedReminders(lead).at(-1)?.kind === kind;
}

/** Whether a later reminder of the same lead is due as well: after an outage both would arrive at once. */
export function isSuperseded(kind: ReminderKind, lead: Promised, now: Date): boolean {
  const planned = plannedReminders(lead);
  const laterOnes = planned.slice(planned.findIndex((reminder) => reminder.kind === kind) + 1);
  return laterOnes.some(({ dueAt }) => dueAt <= now);
}
