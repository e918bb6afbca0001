import type { Database } from '../database/database.ts';
import { enqueueContactMessage, enqueueJobApplication } from '../outbox/outbox.ts';
import { reminderKinds } from '../outbox/reminders.ts';
import { cancelVisitOf } from '../visits/move-and-cancel.ts';
import { spamApplications } from './applications.ts';
import { spamLeads } from './leads.ts';
import { reinstateMail } from './mail.ts';
import { recordColumn } from './record-column.ts';
import type { SubmissionRecord } from './references.ts';
import { reinstateReminders } from './reminders.ts';

/** Both kinds of records, newest first. */
export async function listSpam(database: Database): Promise<SubmissionRecord[]> {
  const leads = await spamLeads.read(database);
  const applications = await spamApplications.read(database);
  return [
    ...leads.map((row) => ({ kind: 'lead', row }) as const),
    ...applications.map((row) => ({ kind: 'application', row }) as const),
  ].sort((a, b) => b.row.received_at.localeCompare(a.row.received_at));
}

export async function countSpam(database: Database): Promise<number> {
  return (await spamLeads.count(database)) + (await spamApplications.count(database));
}

const byOwner = { is_spam: 1, spam_reason: 'owner' } as const;
const genuine = { is_spam: 0, spam_reason: null } as const;

/**
 * Called when the owner marks a record as spam. It is kept for a while like any other spam, its waiting mail is not
 * sent, and its visit is cancelled.
 */
export async function markSpam(
  database: Database,
  found: SubmissionRecord,
  at: { readonly now: Date; readonly hasMail: boolean },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (found.kind === 'lead') await cancelVisitOf(transaction, found.row.id, { by: 'owner', ...at });
    await transaction
      .updateTable(tableOf(found))
      .set(byOwner)
      .where('id', '=', found.row.id)
      .where('is_spam', '=', 0)
      .execute();
    await transaction
      .updateTable('outbox')
      .set({ state: 'unneeded' })
      .where(recordColumn(found), '=', found.row.id)
      .where('state', '=', 'waiting')
      .execute();
  });
}

/** Makes the record a lead like any other and its mail due, in one transaction. */
export async function unmarkSpam(database: Database, found: SubmissionRecord, now: Date): Promise<void> {
  const { kind, row } = found;
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable(tableOf(found)).set(genuine).where('id', '=', row.id).execute();
    await reinstateMail(transaction, found);
    if (kind === 'application') return enqueueJobApplication(transaction, row);
    await enqueueContactMessage(transaction, row);
    if (!row.answered_at) await reinstateReminders(transaction, row, now);
    // A reminder that is overdue would be sent together with the mail itself.
    await transaction
      .updateTable('outbox')
      .set({ state: 'unneeded' })
      .where('contact_message_id', '=', row.id)
      .where('kind', 'in', reminderKinds)
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '<=', now.toISOString())
      .execute();
  });
}

function tableOf({ kind }: SubmissionRecord) {
  return kind === 'lead' ? 'contact_messages' : 'job_applications';
}
