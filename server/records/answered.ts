import type { Database } from '../database/database.ts';
import type { ContactMessageRow } from '../database/schema.ts';
import { reminderKinds } from '../outbox/reminders.ts';
import { reinstateMail } from './mail.ts';
import { reinstateReminders } from './reminders.ts';

/** Keeps the first time when it is marked again. Cancels its reminders. */
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

/** It waits again; reminders that are still to come, and a confirmation that was not sent, are due again. */
export async function unmarkAnswered(database: Database, lead: ContactMessageRow, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('contact_messages')
      .set({ answered_at: null })
      .where('id', '=', lead.id)
      .execute();
    await reinstateReminders(transaction, lead, now);
    await reinstateMail(transaction, { kind: 'lead', row: lead });
  });
}
