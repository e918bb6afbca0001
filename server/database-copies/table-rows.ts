import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { batchesOf } from '../process/batches.ts';
import type { Table } from './tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** Bounded by memory, and by the number of parameters in a PostgreSQL statement. */
function batchSize({ hasFiles }: Table): number {
  return hasFiles ? 4 : 500;
}

export function embeddedBatches(database: DatabaseSync, table: Table): Iterable<Row[]> {
  return batchesOf(database.prepare(`select * from "${table.name}"`).iterate(), batchSize(table));
}

/** Reads with a PostgreSQL cursor, so that the whole table is never in memory. */
export async function* postgresBatches(transaction: Transaction, table: Table): AsyncGenerator<Row[]> {
  const all = sql`select * from ${sql.table(table.name)}`;
  await sql`declare moved_rows no scroll cursor for ${all}`.execute(transaction);
  const fetchNext = sql<Row>`fetch ${sql.lit(batchSize(table))} from moved_rows`;
  for (;;) {
    const { rows } = await fetchNext.execute(transaction);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close moved_rows`.execute(transaction);
}

export type Fingerprint = { readonly rows: number; readonly digest: string };

/** The same for the same rows, regardless of the engine and the order. */
export async function fingerprintOf(batches: AsyncIterable<Row[]> | Iterable<Row[]>): Promise<Fingerprint> {
  const digests: string[] = [];
  for await (const batch of batches) digests.push(...batch.map(digestOf));
  return { rows: digests.length, digest: sha256(digests.sort().join()) };
}

function digestOf(row: Row): string {
  const values = Object.keys(row)
    .sort()
    .map((column) => [column, row[column] instanceof Uint8Array ? sha256(row[column]) : row[column]]);
  return sha256(JSON.stringify(values));
}

function sha256(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex');
}
