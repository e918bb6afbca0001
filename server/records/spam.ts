import type { Database } from '../database/database.ts';
import { enqueueContactMessage, enqueueJobApplication } from '../outbox/outbox.ts';
import { reminderKinds } from '../outbox/reminders.ts';
import type { Found } from './references.ts';

const genuine = { is_spam: 0, spam_reason: null } as const;

/** One transaction: it is a lead like any other, and the mail that was held back is due. */
export async function unmarkSpam(database: Database, { kind, row }: Found, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (kind === 'application') {
      await transaction.updateTable('job_applications').set(genuine).where('id', '=', row.id).execute();
      return enqueueJobApplication(transaction, row);
    }
    await transaction.updateTable('contact_messages').set(genuine).where('id', '=', row.id).execute();
    await enqueueContactMessage(transaction, row);
    // A reminder whose time is over would arrive together with the mail itself.
    await transaction
      .updateTable('outbox')
      .set({ state: 'unneeded' })
      .where('contact_message_id', '=', row.id)
      .where('kind', 'in', reminderKinds)
      .where('next_attempt_at', '<=', now.toISOString())
      .execute();
  });
}
