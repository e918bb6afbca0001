import type { Database, Transaction } from '../database/database.ts';
import type { ApplicationAnswer, ContactMessageRow } from '../database/schema.ts';
import { Refusal } from '../http/responses/refusal.ts';
import { setAnswered } from '../leads/lead.ts';
import type { ApplicationRow } from './applications.ts';
import { reinstateMail } from './mail.ts';
import { reinstateReminders } from './reminders.ts';

/** Spam needs no answer, and its reminders must not be scheduled again. */
export function refuseSpam({ reference, is_spam }: Pick<ContactMessageRow, 'reference' | 'is_spam'>): void {
  if (is_spam) throw new Refusal(409, `${reference} is kept as spam. Mark it as not spam first.`);
}

/** Stores when the owner first opened it. */
export async function markRead(database: Database, id: number, at: Date): Promise<void> {
  await database
    .updateTable('contact_messages')
    .set({ read_at: at.toISOString() })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .execute();
}

/** As `setAnswered`, in a transaction of its own. Refuses spam. */
export async function markAnswered(database: Database, id: number, at: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await requireGenuine(transaction, id);
    await setAnswered(transaction, id, at);
  });
}

/**
 * The request waits for an answer again: coming reminders and an unsent confirmation are scheduled again. Refuses spam.
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

/**
 * Null makes it wait again, and schedules an unsent confirmation again. A further answer keeps the time of the first
 * one. Refuses spam.
 */
export async function answerApplication(
  database: Database,
  application: Pick<ApplicationRow, 'id' | 'reference' | 'is_spam' | 'answered_at'>,
  answer: ApplicationAnswer | null,
  now: Date,
): Promise<void> {
  refuseSpam(application);
  const answered_at = answer && (application.answered_at ?? now.toISOString());
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('job_applications')
      .set({ answer, answered_at })
      .where('id', '=', application.id)
      .where('is_spam', '=', 0)
      .execute();
    if (!answer) await reinstateMail(transaction, { kind: 'application', row: application });
  });
}

/** Reads the current state: it may have been marked as spam since the caller read it. */
async function requireGenuine(transaction: Transaction, id: number): Promise<void> {
  const lead = await transaction
    .selectFrom('contact_messages')
    .select(['reference', 'is_spam'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (lead) refuseSpam(lead);
}
