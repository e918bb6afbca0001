import type { DatabaseSync } from 'node:sqlite';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { Problem } from '../problem.ts';
import { type Fingerprint, fingerprintOf } from './fingerprint.ts';
import { embeddedBatches, embeddedRows, postgresRows } from './row-batches.ts';
import { readTables, type Table } from './tables.ts';

type Fingerprints = ReadonlyMap<string, Fingerprint>;

export type Move = { readonly wasThereAlready: boolean; readonly moved: Fingerprints };

/** A server makes its own at its first start; those that links in sent mail were signed with take their place. */
const REPLACED_TABLES = ['secrets'];

/** One transaction: the target has everything or nothing, and a move that was interrupted simply begins again. */
export async function moveRecords(source: DatabaseSync, target: Database): Promise<Move> {
  const tables = readTables(source);
  const wanted = await fingerprintsOf(tables, (table) => embeddedRows(source, table));
  return target.transaction().execute(async (transaction) => {
    // On a slow line a batch of resumes takes longer to arrive than the server's own transactions may pause.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
    // A server that already uses the target can read until the end, and not write between the check and the copy.
    await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in exclusive mode`.execute(
      transaction,
    );
    const readTarget = () => fingerprintsOf(tables, (table) => postgresRows(transaction, table));
    const found = await readTarget();
    if (isSame(found, wanted)) return { wasThereAlready: true, moved: wanted };
    refuseOtherRecords(found);
    for (const table of tables) await copyTable(source, transaction, table);
    if (!isSame(await readTarget(), wanted))
      throw new Problem('Nothing was moved: what arrived differs from what was sent.', {
        advice: ['The embedded database is as it was.'],
      });
    return { wasThereAlready: false, moved: wanted };
  });
}

async function copyTable(
  source: DatabaseSync,
  transaction: Transaction<Schema>,
  table: Table,
): Promise<void> {
  const name = sql.table(table.name);
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  if (REPLACED_TABLES.includes(table.name)) await sql`delete from ${name}`.execute(transaction);
  for (const batch of embeddedBatches(source, table)) {
    const rows = batch.map((row) => sql`(${sql.join(table.columns.map((column) => row[column]))})`);
    await sql`insert into ${name} (${columns}) values ${sql.join(rows)}`.execute(transaction);
  }
  if (table.idColumn) await continueIds(source, transaction, table.name, table.idColumn);
}

/** Behind the last id that was ever given out, even where its row was deleted. */
async function continueIds(
  source: DatabaseSync,
  transaction: Transaction<Schema>,
  table: string,
  column: string,
): Promise<void> {
  const last = source.prepare('select seq from sqlite_sequence where name = ?').get(table)?.seq;
  if (last)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last})`.execute(transaction);
}

async function fingerprintsOf(
  tables: readonly Table[],
  rowsOf: (table: Table) => Parameters<typeof fingerprintOf>[0],
): Promise<Fingerprints> {
  const fingerprints = new Map<string, Fingerprint>();
  for (const table of tables) fingerprints.set(table.name, await fingerprintOf(rowsOf(table)));
  return fingerprints;
}

function isSame(some: Fingerprints, others: Fingerprints): boolean {
  return [...some].every(([table, { digest }]) => others.get(table)?.digest === digest);
}

function refuseOtherRecords(found: Fingerprints): void {
  const other = [...found].find(([table, { rows }]) => rows > 0 && !REPLACED_TABLES.includes(table));
  if (other)
    throw new Problem(
      `Nothing was moved: the target already holds other records (${other[1].rows} in ${other[0]}).`,
      {
        advice: ['Choose an empty PostgreSQL database.'],
      },
    );
}
