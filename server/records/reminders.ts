import type { Database, Transaction } from '../database/database.ts';
import type { ContactMessageRow } from '../database/schema.ts';
import { plannedReminders, reminderKinds } from '../outbox/reminders.ts';

/** Schedules a lead's unneeded reminders again if their time has not passed. */
export async function reinstateReminders(
  transaction: Transaction,
  lead: ContactMessageRow,
  now: Date,
): Promise<void> {
  for (const { kind, dueAt } of plannedReminders(lead).filter((reminder) => reminder.dueAt > now))
    await transaction
      .updateTable('outbox')
      .set({ state: 'waiting', attempts: 0, first_attempt_at: null, next_attempt_at: dueAt.toISOString() })
      .where('contact_message_id', '=', lead.id)
      .where('kind', '=', kind)
      .where('state', '=', 'unneeded')
      .execute();
}

/** When the owner is reminded of it next; undefined if no reminder is left. */
export async function nextReminderAt(database: Database, leadId: number): Promise<string | undefined> {
  const row = await database
    .selectFrom('outbox')
    .select('next_attempt_at')
    .where('contact_message_id', '=', leadId)
    .where('kind', 'in', reminderKinds)
    .where('state', '=', 'waiting')
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return row?.next_attempt_at;
}
