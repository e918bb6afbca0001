import type { Queries } from '../database/database.ts';
import type { MailKind } from '../database/schema.ts';
import type { ClientWordsRow } from '../database/site-tables.ts';
import { DAY_MS, HOUR_MS } from '../time/durations.ts';
import { enqueue, rowDueAt, wasEnqueued } from './outbox.ts';

/**
 * Mails the client the link to the page for the testimonial; at most one a day, however often the button is pressed.
 */
export function enqueueWordsRequest(
  transaction: Queries,
  words: Pick<ClientWordsRow, 'id'>,
  now: Date,
): Promise<void> {
  return enqueueOnce(transaction, 'words-request', words, { now, everyMs: DAY_MS });
}

/** Notifies the owner. A client who keeps correcting the text causes at most one mail an hour. */
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
