import type { Database, Queries } from '../../database/database.ts';
import { takeLock } from '../../database/locks.ts';
import type { ContactMessageRow } from '../../database/schema.ts';
import { recipientKey } from '../../outbox/confirmations.ts';
import { enqueueAboutRequest } from '../../outbox/outbox.ts';
import { addMilliseconds } from '../../time/clock.ts';
import { HOUR_MS } from '../../time/durations.ts';

/** Enqueues a mail with the links to all requests from this address: one an hour for a mailbox, none without a request. */
export async function enqueueLink(database: Database, email: string, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const [newest] = await requestsFrom(transaction, email);
    if (!newest) return;
    const mailbox = recipientKey(email);
    // Otherwise concurrent requests could each enqueue a mail.
    await takeLock(transaction, 'request-link', mailbox);
    if (!(await wasMailed(transaction, mailbox, now)))
      await enqueueAboutRequest(transaction, 'request-link', newest, now);
  });
}

async function wasMailed(transaction: Queries, mailbox: string, now: Date): Promise<boolean> {
  const recent = await transaction
    .selectFrom('outbox')
    .innerJoin('contact_messages', 'contact_messages.id', 'outbox.contact_message_id')
    .select('contact_messages.email')
    .where('outbox.kind', '=', 'request-link')
    .where('outbox.created_at', '>', addMilliseconds(now, -HOUR_MS).toISOString())
    .execute();
  return recent.some(({ email }) => recipientKey(email) === mailbox);
}

/** Newest first. */
export function requestsFrom(queries: Queries, email: string): Promise<ContactMessageRow[]> {
  return queries
    .selectFrom('contact_messages')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('is_spam', '=', 0)
    .orderBy('id', 'desc')
    .execute();
}
