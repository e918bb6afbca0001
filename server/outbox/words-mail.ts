import type { Queries } from '../database/database.ts';
import type { ClientWordsRow, MailKind } from '../database/schema.ts';
import { DAY_MS, HOUR_MS } from '../time/durations.ts';
import { enqueue, rowDueAt, wasEnqueued } from './outbox.ts';

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
  const words = { column: 'client_words_id', ids: [id] } as const;
  if (await wasEnqueued(transaction, kind, words, { now, withinMs: everyMs })) return;
  await enqueue(transaction, [rowDueAt(kind, id, { client_words_id: id }, now)]);
}
