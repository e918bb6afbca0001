import { type Database, isPostgres, type Queries } from '../../database/database.ts';
import type { ContactMessageRow } from '../../database/schema.ts';
import { enqueueAboutRequest } from '../../outbox/outbox.ts';
import { addMilliseconds } from '../../time/clock.ts';
import { HOUR_MS } from '../../time/durations.ts';

/** A mail with the links of all requests from this address; one an hour, and none where there is no request. */
export async function enqueueLink(database: Database, email: string, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const [newest] = await requestsFrom(transaction, email);
    if (!newest) return;
    // Two who ask at the same moment get one mail.
    if (isPostgres(database))
      await transaction
        .selectFrom('contact_messages')
        .select('id')
        .where('id', '=', newest.id)
        .forUpdate()
        .execute();
    const recent = await transaction
      .selectFrom('outbox')
      .innerJoin('contact_messages', 'contact_messages.id', 'outbox.contact_message_id')
      .select('outbox.id')
      .where('outbox.kind', '=', 'request-link')
      .where((eb) => eb(eb.fn('lower', ['contact_messages.email']), '=', email.toLowerCase()))
      .where('outbox.created_at', '>', addMilliseconds(now, -HOUR_MS).toISOString())
      .executeTakeFirst();
    if (!recent) await enqueueAboutRequest(transaction, 'request-link', newest, now);
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
