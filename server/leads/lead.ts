import type { Database, Transaction } from '../database/database.ts';
import type { ContactMessageRow } from '../database/schema.ts';
import { dropReminders } from '../outbox/outbox.ts';

export function findLead(database: Database, id: number | null): Promise<ContactMessageRow | undefined> {
  return database.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Keeps the time of the first call. Cancels the reminders. */
export async function setAnswered(transaction: Transaction, id: number, at: Date): Promise<void> {
  await transaction
    .updateTable('contact_messages')
    .set({ answered_at: at.toISOString() })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .execute();
  await dropReminders(transaction, id);
}
