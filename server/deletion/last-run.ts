import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { readUpkeep, saveUpkeep } from '../database/upkeep.ts';
import { DAY_MS } from '../time/durations.ts';

/** If the site was off for longer, the owner is asked whether the date is right. */
const LONGEST_PAUSE_MS = 30 * DAY_MS;

export type ClockJump = { readonly now: Date; readonly lastRunAt: Date };

/**
 * When retention last accepted the clock. If that was never stored, the newest timestamp in the database; undefined if
 * it is empty.
 */
export async function readLastRun(database: Database): Promise<Date | undefined> {
  const stored = await readUpkeep(database, 'last-run');
  return stored ? new Date(stored) : newestTime(database);
}

/**
 * Detects a clock that is implausibly far ahead of the last run. After the first run, leads are not considered: one
 * that arrives under a wrong clock would make the wrong time look right.
 */
export async function findClockJump(database: Database, now: Date): Promise<ClockJump | undefined> {
  const lastRunAt = await readLastRun(database);
  if (!lastRunAt || now.getTime() - lastRunAt.getTime() <= LONGEST_PAUSE_MS) return undefined;
  return { now, lastRunAt };
}

/** Called after a run, or when the owner confirms the date. */
export async function saveLastRun(database: Database, at: Date): Promise<void> {
  await saveUpkeep(database, 'last-run', at.toISOString());
}

/** Every column with the time at which something arrived or was sent. */
const TIMES = [
  ['contact_messages', 'received_at'],
  ['job_applications', 'received_at'],
  ['newsletter_subscriptions', 'created_at'],
  ['outbox', 'created_at'],
  ['outbox', 'sent_at'],
] as const;

async function newestTime(database: Database): Promise<Date | undefined> {
  let newest = '';
  for (const [table, column] of TIMES) {
    const { rows } = await sql<{ at: string | null }>`
      select max(${sql.ref(column)}) as at from ${sql.table(table)}
    `.execute(database);
    const at = rows[0]?.at ?? '';
    if (at > newest) newest = at;
  }
  return newest ? new Date(newest) : undefined;
}
