import type { Database, Transaction } from '../../database/database.ts';
import { takeLock } from '../../database/locks.ts';
import { recipientKey } from '../../outbox/confirmations.ts';
import { enqueue, rowDueAt } from '../../outbox/outbox.ts';
import { addMilliseconds } from '../../time/clock.ts';
import { HOUR_MS } from '../../time/durations.ts';

/** Enqueues a mail with the links to all requests from this address: one an hour to a mailbox, and none without any. */
export async function enqueueLink(database: Database, email: string, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const [newest] = await requestsFrom(transaction, email, 1);
    if (!newest) return;
    const mailbox = recipientKey(email);
    // Otherwise concurrent requests could each enqueue a mail.
    await takeLock(transaction, 'request-link', mailbox);
    if (await wasMailed(transaction, mailbox, now)) return;
    const mail = rowDueAt('request-link', newest.reference, { contact_message_id: newest.id }, now);
    await enqueue(transaction, [{ ...mail, recipient_key: mailbox }]);
  });
}

async function wasMailed(transaction: Transaction, mailbox: string, now: Date): Promise<boolean> {
  const recent = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'request-link')
    .where('recipient_key', '=', mailbox)
    .where('created_at', '>', addMilliseconds(now, -HOUR_MS).toISOString())
    .limit(1)
    .executeTakeFirst();
  return recent !== undefined;
}

/**
 * The newest requests from this address, newest first. Anybody may ask for anybody's, and a script may have sent any
 * number of them.
 */
export function requestsFrom(database: Database, email: string, limit: number) {
  return database
    .selectFrom('contact_messages')
    .select(['id', 'reference', 'received_at'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('is_spam', '=', 0)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
