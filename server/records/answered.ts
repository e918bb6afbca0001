import type { Database, Queries } from '../database/database.ts';
import type { ApplicationAnswer, ContactMessageRow } from '../database/schema.ts';
import { Refusal } from '../http/responses/refusal.ts';
import { dropReminders } from '../outbox/outbox.ts';
import type { ApplicationRow } from './applications.ts';
import { reinstateMail } from './mail.ts';
import { reinstateReminders } from './reminders.ts';

/** Nobody owes spam an answer, and its reminders must not come back. */
export function refuseSpam({ reference, is_spam }: Pick<ContactMessageRow, 'reference' | 'is_spam'>): void {
  if (is_spam) throw new Refusal(409, `${reference} is kept as spam. Mark it as not spam first.`);
}

/** The owner has opened it; the first time counts. */
export async function markRead(database: Database, id: number, at: Date): Promise<void> {
  await database
    .updateTable('contact_messages')
    .set({ read_at: at.toISOString() })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .execute();
}

/** Keeps the first time when it is marked again. Cancels its reminders. Refuses spam. */
export async function markAnswered(database: Database, id: number, at: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await requireGenuine(transaction, id);
    await transaction
      .updateTable('contact_messages')
      .set({ answered_at: at.toISOString() })
      .where('id', '=', id)
      .where('answered_at', 'is', null)
      .execute();
    await dropReminders(transaction, id);
  });
}

/**
 * It waits again; reminders that are still to come, and a confirmation that was not sent, are due again. Refuses spam.
 */
export async function unmarkAnswered(database: Database, lead: ContactMessageRow, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await requireGenuine(transaction, lead.id);
    await transaction
      .updateTable('contact_messages')
      .set({ answered_at: null })
      .where('id', '=', lead.id)
      .execute();
    await reinstateReminders(transaction, lead, now);
    await reinstateMail(transaction, { kind: 'lead', row: lead });
  });
}

/** Null: it waits again. Keeps the first time of an answer when another follows. Refuses spam. */
export async function answerApplication(
  database: Database,
  application: Pick<ApplicationRow, 'id' | 'reference' | 'is_spam' | 'answered_at'>,
  answer: ApplicationAnswer | null,
  now: Date,
): Promise<void> {
  refuseSpam(application);
  const answered_at = answer && (application.answered_at ?? now.toISOString());
  await database
    .updateTable('job_applications')
    .set({ answer, answered_at })
    .where('id', '=', application.id)
    .where('is_spam', '=', 0)
    .execute();
}

/** As it is now: it may have been marked since the caller has read it. */
async function requireGenuine(transaction: Queries, id: number): Promise<void> {
  const lead = await transaction
    .selectFrom('contact_messages')
    .select(['reference', 'is_spam'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (lead) refuseSpam(lead);
}
