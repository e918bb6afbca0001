import type { DatabaseSync } from 'node:sqlite';
import { readTables } from './tables.ts';

/** Number of rows by table name. */
export type RowCounts = ReadonlyMap<string, number>;

export function countRows(database: DatabaseSync): RowCounts {
  const count = (table: string) => database.prepare(`select count(*) as count from "${table}"`).get()?.count;
  return new Map(readTables(database).map(({ name }) => [name, Number(count(name))]));
}

/**
 * Describes damage in SQLite's words, or the first table without the expected number of rows; undefined if there is
 * none.
 */
export function findDamage(database: DatabaseSync, expected?: RowCounts): string | undefined {
  const { integrity_check: verdict } = database.prepare('pragma integrity_check(1)').get() ?? {};
  if (verdict !== 'ok') return String(verdict);
  const [orphan] = database.prepare('pragma foreign_key_check').all();
  if (orphan) return `a row of ${orphan.table} refers to one of ${orphan.parent} that is not there`;
  if (!expected) return undefined;
  const found = countRows(database);
  const differing = [...expected.keys()].find((table) => found.get(table) !== expected.get(table));
  return (
    differing && `${differing} has ${found.get(differing) ?? 0} rows instead of ${expected.get(differing)}`
  );
}
