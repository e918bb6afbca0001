import { hash } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { Deletion, RecordKind, Schema } from '../database/schema.ts';
import { batchesOf } from '../process/batches.ts';
import { lockSite } from '../publications/site-records.ts';
import { deleteWords } from './client-words.ts';

type DeletableTable = { readonly table: keyof Schema; readonly receivedAt: string };

/** The table of each kind of record and its column with the time of arrival. Dependent rows are deleted by cascade. */
export const deletableTables: Readonly<Record<RecordKind, DeletableTable>> = {
  lead: { table: 'contact_messages', receivedAt: 'received_at' },
  application: { table: 'job_applications', receivedAt: 'received_at' },
  subscription: { table: 'newsletter_subscriptions', receivedAt: 'created_at' },
  words: { table: 'client_words', receivedAt: 'kept_since' },
};

/** Records that are kept without a time limit, so the list must remember their deletion without a limit, too. */
export const kindsWithoutEnd: readonly RecordKind[] = ['subscription', 'words'];

/** Stays below SQLite's maximum number of parameters in a statement, and blocks the event loop only briefly. */
const BATCH = 500;

function deletionKey({ kind, record_id, received_at }: Deletion): string {
  return `${kind} ${record_id} ${received_at}`;
}

/** A fixed order of locks: instances that start at the same time would deadlock on each other's rows otherwise. */
function inOrder(deletions: readonly Deletion[]): Deletion[] {
  return deletions.toSorted((one, other) => (deletionKey(one) < deletionKey(other) ? -1 : 1));
}

/** The list in parts, since it may be long, in the order of its key. */
export async function* readDeletionBatches(database: Database): AsyncGenerator<Deletion[]> {
  const columns = sql`kind, record_id, received_at`;
  let after = sql<SqlBool>`1 = 1`;
  for (;;) {
    const { rows } = await sql<Deletion>`
      select * from deletions where ${after} order by ${columns} limit ${BATCH}`.execute(database);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = sql<SqlBool>`(${columns}) > (${last.kind}, ${last.record_id}, ${last.received_at})`;
  }
}

/** Deletions that are already in the list are not changed. */
export async function addDeletions(database: Database, deletions: readonly Deletion[]): Promise<void> {
  for (const some of batchesOf(inOrder(deletions), BATCH))
    await database
      .insertInto('deletions')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Those of at most `BATCH` deletions whose record exists nevertheless, for example after a restore. */
export async function findUndone(database: Database, deletions: readonly Deletion[]): Promise<Deletion[]> {
  const undone: Deletion[] = [];
  for (const [kind, { table, receivedAt }] of Object.entries(deletableTables)) {
    const ofKind = deletions.filter((deletion) => deletion.kind === kind);
    if (ofKind.length === 0) continue;
    const ids = sql.join(ofKind.map(({ record_id }) => record_id));
    const { rows } = await sql<{ id: number; at: string | null }>`
      select id, ${sql.ref(receivedAt)} as at from ${sql.table(table)} where id in (${ids})`.execute(
      database,
    );
    const times = new Map(rows.map(({ id, at }) => [id, at]));
    undone.push(...ofKind.filter(({ record_id, received_at }) => times.get(record_id) === received_at));
  }
  return undone;
}

/** Resumes, photos and mail are deleted together with their record. */
export async function deleteListed(transaction: Transaction, deletions: readonly Deletion[]): Promise<void> {
  // Taken before any row of clients' words is locked, as publishing does.
  if (deletions.some(({ kind }) => kind === 'words')) await lockSite(transaction);
  for (const deletion of inOrder(deletions)) {
    const { kind, record_id, received_at } = deletion;
    const { table, receivedAt } = deletableTables[kind];
    if (kind === 'words') await deleteWords(transaction, deletion);
    else
      await sql`delete from ${sql.table(table)} where id = ${record_id} and ${sql.ref(receivedAt)} = ${received_at}`.execute(
        transaction,
      );
  }
}

/** The same for two lists with the same entries in any order, neither of which has to be held in memory. */
export function createListDigest() {
  let sum = 0n;
  return {
    add(deletions: readonly Deletion[]): void {
      for (const deletion of deletions)
        sum += hash('sha256', deletionKey(deletion), 'buffer').readBigUInt64BE();
    },
    value: () => sum,
  };
}
