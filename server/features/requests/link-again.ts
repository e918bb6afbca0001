import type { Database, Queries } from '../../database/database.ts';
import { takeLock } from '../../database/locks.ts';
import type { ContactMessageRow } from '../../database/schema.ts';
import { enqueueAboutRequest, wasEnqueued } from '../../outbox/outbox.ts';
import { HOUR_MS } from '../../time/durations.ts';

/** Enqueues a mail with the links to all requests from this address: one an hour, and none without a request. */
export async function enqueueLink(database: Database, email: string, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const requests = await requestsFrom(transaction, email);
    const [newest] = requests;
    if (!newest) return;
    // Otherwise concurrent requests could each enqueue a mail.
    await takeLock(transaction, 'request-link', String(newest.id));
    const ofAny = { column: 'contact_message_id', ids: requests.map(({ id }) => id) } as const;
    if (!(await wasEnqueued(transaction, 'request-link', ofAny, { now, withinMs: HOUR_MS })))
      await enqueueAboutRequest(transaction, 'request-link', newest, now);
  });
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
