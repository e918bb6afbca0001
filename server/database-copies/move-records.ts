import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { RowCounts } from './row-counts.ts';
import { embeddedBatches, type Fingerprint, fingerprintOf, postgresBatches } from './table-rows.ts';
import { readTables, type Table } from './tables.ts';

/**
 * The target's own rows, made by its first start, are replaced: by the keys with which links in sent mail were signed,
 * and by the list of deletions, which that start has read from the file beside the SQLite database.
 */
const REPLACED_TABLES = ['secrets', 'deletions', 'upkeep'];
/** Its rows are no records, and they change as soon as a server runs. */
const UPKEEP_TABLE = 'upkeep';

type Move = { readonly wasThereAlready: boolean; readonly counts: RowCounts };

/** One transaction: the target gets everything or nothing, and an interrupted move can simply be repeated. */
export async function moveRecords(source: DatabaseSync, target: Database): Promise<Move> {
  const tables = readTables(source);
  const wanted = await fingerprintsOf(tables, (table) => embeddedBatches(source, table));
  const counts = new Map([...wanted].map(([name, { rows }]) => [name, rows]));
  return target.transaction().execute(async (transaction) => {
    // On a slow connection a batch of resumes takes longer than a server may wait for its database.
    for (const name of ['idle_in_transaction_session_timeout', 'statement_timeout'])
      await sql`set local ${sql.raw(name)} = 0`.execute(transaction);
    // A server that already uses the target can read meanwhile, but cannot write between the check and the copy.
    const names = sql.join(tables.map(({ name }) => sql.table(name)));
    await sql`lock table ${names} in exclusive mode`.execute(transaction);
    const readTarget = () => fingerprintsOf(tables, (table) => postgresBatches(transaction, table));
    const found = await readTarget();
    if (isSame(without(found, UPKEEP_TABLE), wanted)) return { wasThereAlready: true, counts };
    refuseOtherRecords(found);
    for (const table of tables) await copyTable(source, transaction, table);
    if (!isSame(await readTarget(), wanted))
      throw new OperatorError(
        'Nothing was moved: what arrived differs from what was sent.',
        'The embedded database is as it was.',
      );
    return { wasThereAlready: false, counts };
  });
}

async function copyTable(source: DatabaseSync, transaction: Transaction, table: Table): Promise<void> {
  const name = sql.table(table.name);
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  if (REPLACED_TABLES.includes(table.name)) await sql`delete from ${name}`.execute(transaction);
  for (const batch of embeddedBatches(source, table)) {
    const rows = batch.map((row) => sql`(${sql.join(table.columns.map((column) => row[column]))})`);
    await sql`insert into ${name} (${columns}) values ${sql.join(rows)}`.execute(transaction);
  }
  // New ids continue after the last one ever assigned, even if its row was deleted.
  const lastId = source.prepare('select seq from sqlite_sequence where name = ?').get(table.name)?.seq;
  if (table.idColumn && lastId) {
    const sequence = sql`pg_get_serial_sequence(${table.name}, ${table.idColumn})`;
    await sql`select setval(${sequence}, ${lastId})`.execute(transaction);
  }
}

type Fingerprints = ReadonlyMap<string, Fingerprint>;

async function fingerprintsOf(
  tables: readonly Table[],
  batchesOf: (table: Table) => Parameters<typeof fingerprintOf>[0],
): Promise<Fingerprints> {
  const fingerprints = new Map<string, Fingerprint>();
  for (const table of tables) fingerprints.set(table.name, await fingerprintOf(batchesOf(table)));
  return fingerprints;
}

function isSame(some: Fingerprints, others: Fingerprints): boolean {
  return [...some].every(([table, { digest }]) => others.get(table)?.digest === digest);
}

function without(fingerprints: Fingerprints, table: string): Fingerprints {
  return new Map([...fingerprints].filter(([name]) => name !== table));
}

function refuseOtherRecords(found: Fingerprints): void {
  for (const [table, { rows }] of found)
    if (rows > 0 && !REPLACED_TABLES.includes(table))
      throw new OperatorError(
        `Nothing was moved: the target already holds other records (${rows} in ${table}).`,
        'Choose an empty PostgreSQL database.',
      );
}
