import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Deletion, RecordKind, Schema } from '../database/schema.ts';
import { lockSite } from '../publications/site-records.ts';
import { deleteWords } from './client-words.ts';

type DeletableTable = { readonly table: keyof Schema; readonly receivedAt: string };

/** Where each kind of record is, and which column says when it came. What belongs to a record goes with it. */
export const deletableTables: Readonly<Record<RecordKind, DeletableTable>> = {
  lead: { table: 'contact_messages', receivedAt: 'received_at' },
  application: { table: 'job_applications', receivedAt: 'received_at' },
  subscription: { table: 'newsletter_subscriptions', receivedAt: 'created_at' },
  words: { table: 'client_words', receivedAt: 'kept_since' },
};

/** They have no end, so that their deletion is remembered for as long. */
export const kindsWithoutEnd: readonly RecordKind[] = ['subscription', 'words'];

/** Few enough for the number of parameters that SQLite takes in one statement. */
const BATCH = 500;

export function deletionKey({ kind, record_id, received_at }: Deletion): string {
  return `${kind} ${record_id} ${received_at}`;
}

/** Machines that start at the same moment would else wait for each other's rows. */
function inOrder(deletions: readonly Deletion[]): Deletion[] {
  return deletions.toSorted((one, other) => (deletionKey(one) < deletionKey(other) ? -1 : 1));
}

export async function readDeletions(database: Queries): Promise<Deletion[]> {
  return database.selectFrom('deletions').selectAll().execute();
}

/** Those that are in the list already stay as they are. */
export async function addDeletions(database: Queries, deletions: readonly Deletion[]): Promise<void> {
  const ordered = inOrder(deletions);
  for (let start = 0; start < ordered.length; start += BATCH)
    await database
      .insertInto('deletions')
      .values(ordered.slice(start, start + BATCH))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Those on the list whose record is there nevertheless. */
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

/** Resumes, photos and mail go with the record that they belong to. */
export async function deleteListed(transaction: Queries, deletions: readonly Deletion[]): Promise<void> {
  // Before any words are locked: who publishes or changes words takes this lock first.
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
