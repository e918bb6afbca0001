import type { DatabaseSync } from 'node:sqlite';
import { countRows, type RowCounts } from './tables.ts';

/** What is wrong with the file, in SQLite's words; undefined where it is sound. */
export function findDamage(database: DatabaseSync): string | undefined {
  const { integrity_check: verdict } = database.prepare('pragma integrity_check(1)').get() ?? {};
  if (verdict !== 'ok') return String(verdict);
  const [orphan] = database.prepare('pragma foreign_key_check').all();
  return orphan && `a row of ${orphan.table} refers to one of ${orphan.parent} that is not there`;
}

/** Where the rows of the database differ from what they should be. */
export function findMissingRows(database: DatabaseSync, expected: RowCounts): string | undefined {
  const found = countRows(database);
  const differing = [...expected].find(([table, count]) => found.get(table) !== count);
  if (!differing) return undefined;
  const [table, count] = differing;
  return `${table} has ${found.get(table) ?? 0} rows instead of ${count}`;
}
