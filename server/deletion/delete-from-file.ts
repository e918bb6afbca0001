import type { DatabaseSync } from 'node:sqlite';
import type { Deletion } from '../database/schema.ts';
import { deleteWordsFromFile } from './client-words.ts';
import { deletableTables } from './deletion-list.ts';

/** Deletes from a database file that no server has open. Returns how many of the records it contained. */
export function deleteFromFile(database: DatabaseSync, deletions: readonly Deletion[]): number {
  // Locks the file, and leaves no journal in which the deleted text would remain.
  database.exec('pragma journal_mode = delete; pragma foreign_keys = on; pragma secure_delete = on');
  const found = deletions.filter((deletion) => isPresent(database, deletion));
  if (found.length === 0) return 0;
  database.exec('begin immediate');
  for (const deletion of found) {
    const { kind, record_id, received_at } = deletion;
    const { table, receivedAt } = deletableTables[kind];
    if (kind === 'words') deleteWordsFromFile(database, deletion);
    else
      database.prepare(`delete from ${table} where id = ? and ${receivedAt} = ?`).run(record_id, received_at);
  }
  database.exec('commit');
  return found.length;
}

function isPresent(database: DatabaseSync, { kind, record_id, received_at }: Deletion): boolean {
  const { table, receivedAt } = deletableTables[kind];
  if (!hasTable(database, table)) return false;
  const query = database.prepare(`select 1 from ${table} where id = ? and ${receivedAt} = ?`);
  return query.get(record_id, received_at) !== undefined;
}

/** The copy may be older than the table. */
function hasTable(database: DatabaseSync, name: string): boolean {
  return (
    database.prepare(`select 1 from sqlite_schema where type = 'table' and name = ?`).get(name) !== undefined
  );
}
