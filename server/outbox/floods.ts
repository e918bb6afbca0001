import { isPostgres, type Transaction } from '../database/database.ts';
import { takeLock } from '../database/locks.ts';
import { addMilliseconds } from '../time/clock.ts';
import { HOUR_MS, MINUTE_MS } from '../time/durations.ts';
import { enqueue } from './outbox.ts';

/** The first digest of a flood is sent soon, the following ones hourly. */
const FIRST_WINDOW_MS = MINUTE_MS;
const NEXT_WINDOW_MS = HOUR_MS;
/** A submission may be committed this long after it was received, because its photos wait to be decoded. */
const COMMIT_WITHIN_MS = 2 * MINUTE_MS;

/** The period that a digest covers. */
export type FloodWindow = { readonly from: Date; readonly to: Date };

/** Enqueues one mail about all submissions of a flood that have none of their own. */
export async function enqueueFloodDigest(transaction: Transaction, now: Date): Promise<void> {
  // Otherwise two could each begin a window.
  await takeLock(transaction, 'flood-digest');
  const isWithin = ({ from, to }: FloodWindow) => from <= now && now <= to;
  if ((await windowsToCome(transaction, now)).some(isWithin)) return;
  const last = await lastWindow(transaction);
  // That digest is already composed: this submission was stored late, since its photos took long.
  if (last && now <= last.to) return enqueueDigest(transaction, { from: now, to: now }, now);
  const isOngoing = last && now.getTime() - last.to.getTime() < NEXT_WINDOW_MS;
  // Also covers what was received before this one and will be committed after it.
  const from = new Date(Math.max(now.getTime() - COMMIT_WITHIN_MS, last ? last.to.getTime() + 1 : 0));
  const to = addMilliseconds(now, isOngoing ? NEXT_WINDOW_MS : FIRST_WINDOW_MS);
  await enqueueDigest(transaction, { from, to }, now);
}

async function enqueueDigest(transaction: Transaction, window: FloodWindow, now: Date): Promise<void> {
  await enqueue(transaction, [
    {
      kind: 'flood-digest',
      message_key: digestKey(window),
      next_attempt_at: addMilliseconds(window.to, COMMIT_WITHIN_MS).toISOString(),
      created_at: now.toISOString(),
    },
  ]);
}

/** The windows of the digests that are still to be composed. Locks them, so that none is before the transaction ends. */
async function windowsToCome(transaction: Transaction, now: Date): Promise<FloodWindow[]> {
  const digests = await transaction
    .selectFrom('outbox')
    .select('message_key')
    .where('kind', '=', 'flood-digest')
    .where('state', '=', 'waiting')
    .where('locked_until', 'is', null)
    // No digest is due before its window ends.
    .where('next_attempt_at', '>', now.toISOString())
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
  return digests.map(windowOf);
}

async function lastWindow(transaction: Transaction): Promise<FloodWindow | undefined> {
  const last = await transaction
    .selectFrom('outbox')
    .select('message_key')
    .where('contact_message_id', 'is', null)
    .where('job_application_id', 'is', null)
    .where('kind', '=', 'flood-digest')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && windowOf(last);
}

/** Contains the window, because a retry changes the due time of a mail but never its key. */
function digestKey({ from, to }: FloodWindow): string {
  return `flood-digest.${from.getTime().toString(36)}.${to.getTime().toString(36)}`;
}

export function windowOf({ message_key }: { readonly message_key: string }): FloodWindow {
  const [, from = '', to = ''] = message_key.split('.');
  return { from: new Date(Number.parseInt(from, 36)), to: new Date(Number.parseInt(to, 36)) };
}
