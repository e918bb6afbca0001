import type { Queries } from '../database/database.ts';
import type { MailKind } from '../database/schema.ts';
import type { ClientWordsRow } from '../database/site-tables.ts';
import { addMilliseconds } from '../time/clock.ts';
import { DAY_MS, HOUR_MS } from '../time/durations.ts';
import { enqueue } from './outbox.ts';

/** To the client, with the link to the page where the words are written; one a day, however often it is pressed. */
export function enqueueWordsRequest(
  transaction: Queries,
  words: Pick<ClientWordsRow, 'id'>,
  now: Date,
): Promise<void> {
  return enqueueOnce(transaction, 'words-request', words, { now, everyMs: DAY_MS });
}

/** To the owner. Somebody who goes on correcting makes no more than one an hour. */
export function enqueueWordsReceived(
  transaction: Queries,
  words: Pick<ClientWordsRow, 'id'>,
  now: Date,
): Promise<void> {
  return enqueueOnce(transaction, 'words-received', words, { now, everyMs: HOUR_MS });
}

async function enqueueOnce(
  transaction: Queries,
  kind: Extract<MailKind, 'words-request' | 'words-received'>,
  { id }: Pick<ClientWordsRow, 'id'>,
  { now, everyMs }: { readonly now: Date; readonly everyMs: number },
): Promise<void> {
  const recent = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('client_words_id', '=', id)
    .where('kind', '=', kind)
    .where('created_at', '>', addMilliseconds(now, -everyMs).toISOString())
    .executeTakeFirst();
  if (recent) return;
  await enqueue(transaction, [
    {
      kind,
      message_key: `${kind}.${id}.${now.getTime().toString(36)}`,
      client_words_id: id,
      state: 'waiting',
      attempts: 0,
      next_attempt_at: now.toISOString(),
      created_at: now.toISOString(),
    },
  ]);
}
