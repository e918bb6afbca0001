import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Deletion, RecordKind, Schema } from '../database/schema.ts';
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

/** Stays below SQLite's maximum number of parameters in a statement. */
const BATCH = 500;

export function deletionKey({ kind, record_id, received_at }: Deletion): string {
  return `${kind} ${record_id} ${received_at}`;
}

/** A fixed order of locks: instances that start at the same time would deadlock on each other's rows otherwise. */
function inOrder(deletions: readonly Deletion[]): Deletion[] {
  return deletions.toSorted((one, other) => (deletionKey(one) < deletionKey(other) ? -1 : 1));
}

export async function readDeletions(database: Queries): Promise<Deletion[]> {
  return database.selectFrom('deletions').selectAll().execute();
}

/** Deletions that are already in the list are not changed. */
export async function addDeletions(database: Queries, deletions: readonly Deletion[]): Promise<void> {
  const ordered = inOrder(deletions);
  for (let start = 0; start < ordered.length; start += BATCH)
    await database
      .insertInto('deletions')
      .values(ordered.slice(start, start + BATCH))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Deletions whose record exists nevertheless, for example after a restore. */
export async function findUndone(database: Queries): Promise<Deletion[]> {
  const undone: Deletion[] = [];
  for (const [kind, { table, receivedAt }] of Object.entries(deletableTables)) {
    const { rows } = await sql<Deletion>`
      select deletions.* from deletions join ${sql.table(table)} as present
      on present.id = deletions.record_id and present.${sql.ref(receivedAt)} = deletions.received_at
      where deletions.kind = ${kind}`.execute(database);
    undone.push(...rows);
  }
  return undone;
}

/** Resumes, photos and mail are deleted together with their record. */
export async function deleteListed(transaction: Queries, deletions: readonly Deletion[]): Promise<void> {
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
