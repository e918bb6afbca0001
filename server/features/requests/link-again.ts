import { type Database, isPostgres, type Queries } from '../../database/database.ts';
import type { ContactMessageRow } from '../../database/schema.ts';
import { enqueueAboutRequest, wasEnqueued } from '../../outbox/outbox.ts';
import { HOUR_MS } from '../../time/durations.ts';

/** A mail with the links of all requests from this address; one an hour, and none where there is no request. */
export async function enqueueLink(database: Database, email: string, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const requests = await requestsFrom(transaction, email);
    const [newest] = requests;
    if (!newest) return;
    // Two who ask at the same moment get one mail.
    if (isPostgres(database))
      await transaction
        .selectFrom('contact_messages')
        .select('id')
        .where('id', '=', newest.id)
        .forUpdate()
        .execute();
    const ofAny = { column: 'contact_message_id', ids: requests.map(({ id }) => id) } as const;
    if (!(await wasEnqueued(transaction, 'request-link', ofAny, { now, withinMs: HOUR_MS })))
      await enqueueAboutRequest(transaction, 'request-link', newest, now);
  });
}

/** The newest first. */
export function requestsFrom(queries: Queries, email: string): Promise<ContactMessageRow[]> {
  return queries
    .selectFrom('contact_messages')
    .selectAll()
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('is_spam', '=', 0)
    .orderBy('id', 'desc')
    .execute();
}
