import type { DatabaseSync } from 'node:sqlite';

export type Table = {
  readonly name: string;
  readonly columns: readonly string[];
  /** The auto-increment column; undefined if there is none. */
  readonly idColumn: string | undefined;
  /** Whether its rows contain files, of which only a few may be in memory at once. */
  readonly hasFiles: boolean;
};

/**
 * Every table with records, each after the tables it references. Read from the schema of the database, so that a new
 * table is not forgotten.
 */
export function readTables(database: DatabaseSync): Table[] {
  const rows = database
    .prepare(
      `select name, sql from sqlite_schema where type = 'table'
       and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\' order by name`,
    )
    .all() as { name: string; sql: string }[];
  const referencesOf = database.prepare('select "table" as name from pragma_foreign_key_list(?)');
  const ordered = new Set<string>();
  const add = (name: string) => {
    for (const row of referencesOf.all(name)) if (row.name !== name) add(String(row.name));
    ordered.add(name);
  };
  for (const { name } of rows) add(name);
  return [...ordered].map((name) => {
    const sql = rows.find((row) => row.name === name)?.sql ?? '';
    return readTable(database, name, /\bautoincrement\b/i.test(sql));
  });
}

function readTable(database: DatabaseSync, name: string, isAutoincrement: boolean): Table {
  type Column = { name: string; type: string; pk: number };
  const columns = database.prepare('select name, type, pk from pragma_table_info(?)').all(name) as Column[];
  return {
    name,
    columns: columns.map((column) => column.name),
    idColumn: isAutoincrement ? columns.find(({ pk }) => pk > 0)?.name : undefined,
    hasFiles: columns.some(({ type }) => type.toLowerCase() === 'blob'),
  };
}
