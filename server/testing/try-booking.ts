import { visitMailKinds } from '../visits/visit-mail.ts';
import type { Engine } from './engines.ts';
import { tryRequest } from './try-request.ts';

export const BOOKED_PLACE = { street: '18 Plumbline Avenue', city: 'Toronto', access: 'Side door.' };

/** A submitted request, and functions that book visits on its page. */
export async function tryBooking(engine: Engine, options: Parameters<typeof tryRequest>[1] = {}) {
  const request = await tryRequest(engine, options);
  const { get, post, database } = request;
  const offered = async () =>
    [...(await get()).body.matchAll(/name="visit"[^>]* value="([^"]+)"/g)].map(([, value = '']) => value);
  return {
    ...request,
    offered,
    book: async (value?: string) =>
      post({ action: 'book', ...BOOKED_PLACE, visit: value ?? (await offered())[0] }),
    visits: () => database.selectFrom('visits').selectAll().orderBy('id').execute(),
    mails: () =>
      database
        .selectFrom('outbox')
        .select(['kind', 'state', 'next_attempt_at', 'contact_message_id'])
        .where('kind', 'in', visitMailKinds)
        .orderBy('id')
        .execute(),
    lead: () => database.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow(),
  };
}
