import type { DatabaseSync } from 'node:sqlite';
import type { Deletion } from '../database/schema.ts';
import { deletableTables } from './deletion-list.ts';

/** In a database file that no server has open. Returns how many records were there. */
export function deleteFromFile(database: DatabaseSync, deletions: readonly Deletion[]): number {
  // Locks it, and leaves no journal beside it in which the text would go on.
  database.exec('pragma journal_mode = delete; pragma foreign_keys = on; pragma secure_delete = on');
  const found = deletions.filter((deletion) => isPresent(database, deletion));
  if (found.length === 0) return 0;
  database.exec('begin immediate');
  for (const { kind, record_id, received_at } of found) {
    const { table, receivedAt } = deletableTables[kind];
    database.prepare(`delete from ${table} where id = ? and ${receivedAt} = ?`).run(record_id, received_at);
  }
  database.exec('commit');
  return found.length;
}

function isPresent(database: DatabaseSync, { kind, record_id, received_at }: Deletion): boolean {
  const { table, receivedAt } = deletableTables[kind];
  const query = database.prepare(`select 1 from ${table} where id = ? and ${receivedAt} = ?`);
  return query.get(record_id, received_at) !== undefined;
}
