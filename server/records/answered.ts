import type { Database } from '../database/database.ts';
import type { ContactMessageRow } from '../database/schema.ts';
import { plannedReminders, reminderKinds } from '../outbox/reminders.ts';

/** Keeps the first time when it is marked again. Its reminders are not needed any more. */
export async function markAnswered(database: Database, id: number, at: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('contact_messages')
      .set({ answered_at: at.toISOString() })
      .where('id', '=', id)
      .where('answered_at', 'is', null)
      .execute();
    await transaction
      .updateTable('outbox')
      .set({ state: 'unneeded' })
      .where('contact_message_id', '=', id)
      .where('kind', 'in', reminderKinds)
      .where('state', '=', 'waiting')
      .execute();
  });
}

/** It waits again, and those of its reminders whose time has not come are due then. */
export async function unmarkAnswered(database: Database, lead: ContactMessageRow, now: Date): Promise<void> {
  const ahead = plannedReminders(lead).filter(({ dueAt }) => dueAt > now);
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('contact_messages')
      .set({ answered_at: null })
      .where('id', '=', lead.id)
      .execute();
    for (const { kind, dueAt } of ahead)
      await transaction
        .updateTable('outbox')
        .set({ state: 'waiting', attempts: 0, first_attempt_at: null, next_attempt_at: dueAt.toISOString() })
        .where('contact_message_id', '=', lead.id)
        .where('kind', '=', kind)
        .where('state', '=', 'unneeded')
        .execute();
  });
}

/** When the owner is reminded of it next; undefined when no reminder is left. */
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
