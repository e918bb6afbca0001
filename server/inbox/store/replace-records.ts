import type { DatabaseSync } from 'node:sqlite';
import { Problem } from '../problem.ts';
import { findDamage, findMissingRows } from './database-check.ts';
import { type RowCounts, readTables } from './tables.ts';

/**
 * Replaces every record by those of another file with the same tables. One transaction in the same file, instead of
 * another file in its place: whoever dies in the middle leaves the old records, and a server that starts at this very
 * moment cannot have opened a file that is no longer the database.
 */
export function replaceRecords(database: DatabaseSync, file: string, expected: RowCounts): void {
  const names = [...readTables(database).map(({ name }) => name), 'sqlite_sequence'];
  database.exec('pragma foreign_keys = off');
  database.prepare('attach ? as restored').run(file);
  database.exec('begin exclusive');
  for (const name of names)
    database.exec(`delete from main."${name}"; insert into main."${name}" select * from restored."${name}"`);
  const flaw = findDamage(database) ?? findMissingRows(database, expected);
  if (flaw) throw new Problem(`Nothing was restored: ${flaw}.`);
  database.exec('commit; detach restored');
}
