import { sql } from 'kysely';
import { isPostgres, type Transaction } from './database.ts';

/** PostgreSQL's advisory locks: each number is the first of two keys. Kysely's migrator uses a lock with a single key. */
const lockNumbers = {
  'upload-bytes': 1,
  'flood-digest': 2,
  'mail-to-address': 3,
  'newsletter-link': 4,
  'request-link': 5,
} as const;

/**
 * Makes other transactions that take the same lock wait until this one ends, so that they do not count the same rows.
 * SQLite needs no lock: it allows one write transaction at a time. Locks of different subjects do not wait for each
 * other.
 */
export async function takeLock(
  transaction: Transaction,
  name: keyof typeof lockNumbers,
  subject = '',
): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(${lockNumbers[name]}, hashtext(${subject}))`.execute(transaction);
}
