import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { sharedSecret } from '../../database/shared-secret.ts';

const SECRET_NAME = 'rate-limits';

/** The count in the current window, and how long that window still lasts. */
export type WindowCount = { readonly current: number; readonly ttl: number };

/** The counts that all instances share. */
export type SharedCounts = {
  count(key: string, windowMs: number): Promise<WindowCount>;
  /** Counts what the transaction does: nothing if it rolls back. Others who count the same key wait until it ends. */
  countIn(transaction: Transaction, key: string, windowMs: number): Promise<WindowCount>;
  read(key: string): Promise<WindowCount>;
};

export async function createSharedCounts(database: Database): Promise<SharedCounts> {
  const digest = keyDigest(await sharedSecret(database, SECRET_NAME, randomBytes(32).toString('base64url')));
  return {
    count: (key, windowMs) => countInDatabase(database, digest(key), windowMs),
    countIn: (transaction, key, windowMs) => countInDatabase(transaction, digest(key), windowMs),
    read: (key) => readCount(database, digest(key)),
  };
}

/** Increments the count of a key in one statement, using the database's clock, since those of the instances differ. */
async function countInDatabase(database: Database, key: string, windowMs: number): Promise<WindowCount> {
  const windowEnd = sql`now() + ${windowMs} * interval '1 millisecond'`;
  const { rows } = await sql<WindowCount>`
    insert into rate_limits as known (key, count, ends_at) values (${key}, 1, ${windowEnd})
    on conflict (key) do update set
      count = case when known.ends_at <= now() then 1 else known.count + 1 end,
      ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
    returning count as current, ${remainingMs} as ttl
  `.execute(database);
  return rows[0] ?? NONE;
}

async function readCount(database: Database, key: string): Promise<WindowCount> {
  const { rows } = await sql<WindowCount>`
    select count as current, ${remainingMs} as ttl from rate_limits where key = ${key} and ends_at > now()
  `.execute(database);
  return rows[0] ?? NONE;
}

/** Returns how many windows were deleted. */
export async function deleteEndedWindows(database: Database): Promise<number> {
  const { numAffectedRows } = await sql`delete from rate_limits where ends_at <= now()`.execute(database);
  return Number(numAffectedRows ?? 0);
}

const NONE: WindowCount = { current: 0, ttl: 0 };
const remainingMs = sql`(extract(epoch from ends_at - now()) * 1000)::float8`;

/** Stored instead of a visitor's IP address, which cannot be recovered without the secret. */
function keyDigest(secret: string) {
  return (key: string) => createHmac('sha256', secret).update(key).digest('base64url');
}
