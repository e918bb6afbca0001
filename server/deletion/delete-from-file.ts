import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Deletion, RecordKind } from '../database/schema.ts';
import { deleteWordsFromFile } from './client-words.ts';
import { deletableTables } from './deletion-list.ts';

/** Deletes from a database file that no server has open. Returns how many of the records it contained. */
export function deleteFromFile(database: DatabaseSync, deletions: readonly Deletion[]): number {
  // Locks the file, and leaves no journal in which the deleted text would remain.
  database.exec('pragma journal_mode = delete; pragma foreign_keys = on; pragma secure_delete = on');
  const found = deletions.filter(presenceCheck(database));
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

/** Returns a check that prepares one query for each kind of record: the list may be long. */
function presenceCheck(database: DatabaseSync): (deletion: Deletion) => boolean {
  const queries = new Map<RecordKind, StatementSync | undefined>();
  const queryFor = (kind: RecordKind) => {
    const { table, receivedAt } = deletableTables[kind];
    return hasTable(database, table)
      ? database.prepare(`select 1 from ${table} where id = ? and ${receivedAt} = ?`)
      : undefined;
  };
  return ({ kind, record_id, received_at }) => {
    if (!queries.has(kind)) queries.set(kind, queryFor(kind));
    return queries.get(kind)?.get(record_id, received_at) !== undefined;
  };
}

/** The copy may be older than the table. */
function hasTable(database: DatabaseSync, name: string): boolean {
  return (
    database.prepare(`select 1 from sqlite_schema where type = 'table' and name = ?`).get(name) !== undefined
  );
}
