import type { Transaction } from '../database/database.ts';
import type { ClientWordsRow } from '../database/site-tables.ts';
import { DAY_MS, HOUR_MS } from '../time/durations.ts';
import { enqueueUnlessRecent } from './outbox.ts';

/**
 * Mails the client the link to the page for the testimonial; at most one a day, however often the button is pressed.
 */
export function enqueueWordsRequest(
  transaction: Transaction,
  { id }: Pick<ClientWordsRow, 'id'>,
  now: Date,
): Promise<boolean> {
  const words = { column: 'client_words_id', id } as const;
  return enqueueUnlessRecent(transaction, 'words-request', words, { now, withinMs: DAY_MS });
}

/** Notifies the owner. A client who keeps correcting the text causes at most one mail an hour. */
export async function enqueueWordsReceived(
  transaction: Transaction,
  { id }: Pick<ClientWordsRow, 'id'>,
  now: Date,
): Promise<void> {
  const words = { column: 'client_words_id', id } as const;
  await enqueueUnlessRecent(transaction, 'words-received', words, { now, withinMs: HOUR_MS });
}
