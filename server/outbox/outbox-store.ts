import { sql } from 'kysely';
import { addMilliseconds } from '../clock.ts';
import { type Database, isPostgres } from '../database/database.ts';
import type { MailState, OutboxRow } from '../database/schema.ts';
import { MINUTE_MS } from '../durations.ts';
import { confirmationKinds } from './confirmations.ts';

/** Longer than one attempt can take: it expires only when the worker died. */
export const LEASE_MS = 3 * MINUTE_MS;

/** Takes the oldest or newest due message, so that no other worker sends it; undefined when none is due. */
export async function claimDue(
  database: Database,
  now: Date,
  which: 'oldest' | 'newest',
): Promise<OutboxRow | undefined> {
  const order = which === 'oldest' ? 'asc' : 'desc';
  const at = now.toISOString();
  const next = database
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', at)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', at)]))
    .orderBy('next_attempt_at', order)
    .orderBy('id', order)
    .limit(1)
    .$if(isPostgres(database), (query) => query.forUpdate().skipLocked());
  return database
    .updateTable('outbox')
    .set({
      locked_until: addMilliseconds(now, LEASE_MS).toISOString(),
      attempts: sql<number>`attempts + 1`,
      first_attempt_at: sql<string>`coalesce(first_attempt_at, ${at})`,
    })
    .where('id', '=', next)
    .returningAll()
    .executeTakeFirst();
}

export async function recordSent(database: Database, id: number, at: Date): Promise<void> {
  await finish(database, id, { state: 'sent', sent_at: at.toISOString(), last_error: null });
}

export async function recordUnneeded(database: Database, id: number): Promise<void> {
  await finish(database, id, { state: 'unneeded' });
}

export async function recordGivenUp(database: Database, id: number, error: string): Promise<void> {
  await finish(database, id, { state: 'failed', last_error: error });
}

export async function recordRetry(database: Database, id: number, at: Date, error: string): Promise<void> {
  await finish(database, id, { next_attempt_at: at.toISOString(), last_error: error });
}

async function finish(
  database: Database,
  id: number,
  outcome: Partial<Pick<OutboxRow, 'state' | 'sent_at' | 'next_attempt_at' | 'last_error'>>,
): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ ...outcome, locked_until: null })
    .where('id', '=', id)
    .execute();
}

/** When the next message falls due, or a dead worker's lease ends. */
export async function nextDueAt(database: Database): Promise<Date | undefined> {
  const row = await database
    .selectFrom('outbox')
    .select((eb) => eb.fn.coalesce('locked_until', 'next_attempt_at').as('due_at'))
    .where('state', '=', 'waiting')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row && new Date(row.due_at);
}

/**
 * How much of the owner's mail should have gone out by now and has not, and how much never will by itself. Confirmations
 * do not count: a visitor's mistyped address is no reason for an alarm.
 */
export async function countUnsent(
  database: Database,
  now: Date,
): Promise<{ waiting: number; failed: number }> {
  const rows = await database
    .selectFrom('outbox')
    .select((eb) => ['state', eb.fn.countAll().as('count')] as const)
    .where('kind', 'not in', confirmationKinds)
    .where((eb) =>
      eb.or([eb('state', '=', 'failed'), eb.and([eb('state', '=', 'waiting'), eb(dueAt, '<=', iso(now))])]),
    )
    .groupBy('state')
    .execute();
  const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: count('waiting'), failed: count('failed') };
}

/** All of the owner's mail that the outbox remembers; what waits includes reminders whose time has not come. */
export async function countMailByState(database: Database): Promise<Record<MailState, number>> {
  const rows = await database
    .selectFrom('outbox')
    .select((eb) => ['state', eb.fn.countAll().as('count')] as const)
    .where('kind', 'not in', confirmationKinds)
    .groupBy('state')
    .execute();
  const count = (state: MailState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return {
    waiting: count('waiting'),
    sent: count('sent'),
    failed: count('failed'),
    unneeded: count('unneeded'),
  };
}

/** Of the owner's mail that should have gone out by now; 0 when there is none. */
export async function oldestWaitingSeconds(database: Database, now: Date): Promise<number> {
  const { due_at } = await database
    .selectFrom('outbox')
    .select(sql<string | null>`min(${dueAt})`.as('due_at'))
    .where('kind', 'not in', confirmationKinds)
    .where('state', '=', 'waiting')
    .where(dueAt, '<=', iso(now))
    .executeTakeFirstOrThrow();
  return due_at === null ? 0 : Math.floor((now.getTime() - new Date(due_at).getTime()) / 1000);
}

/** A retry moves the next attempt into the future, but the message has been due since the first one. */
const dueAt = sql<string>`coalesce(first_attempt_at, next_attempt_at)`;

function iso(date: Date): string {
  return date.toISOString();
}
