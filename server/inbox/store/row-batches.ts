import type { DatabaseSync } from 'node:sqlite';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Row } from './fingerprint.ts';
import type { Table } from './tables.ts';

/** Few enough for the memory, and for the number of parameters that PostgreSQL takes in one statement. */
function rowsAtOnce({ hasFiles }: Table): number {
  return hasFiles ? 4 : 500;
}

export function embeddedRows(database: DatabaseSync, { name }: Table): Iterable<Row> {
  return database.prepare(`select * from "${name}"`).iterate();
}

export function* embeddedBatches(database: DatabaseSync, table: Table): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of embeddedRows(database, table)) {
    batch.push(row);
    if (batch.length < rowsAtOnce(table)) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** By a cursor of PostgreSQL: the table is never in memory as a whole. */
export async function* postgresRows(transaction: Transaction<Schema>, table: Table): AsyncGenerator<Row> {
  await sql`declare moved_rows no scroll cursor for select * from ${sql.table(table.name)}`.execute(
    transaction,
  );
  const fetchNext = sql<Row>`fetch ${sql.lit(rowsAtOnce(table))} from moved_rows`;
  for (;;) {
    const { rows } = await fetchNext.execute(transaction);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close moved_rows`.execute(transaction);
}
