import type { DatabaseSync } from 'node:sqlite';

export type Table = {
  readonly name: string;
  readonly columns: readonly string[];
  /** The column whose numbers the database hands out; undefined where it does not. */
  readonly idColumn: string | undefined;
  /** Files lie in its rows: few of them are held in memory at once. */
  readonly hasFiles: boolean;
};

/** Rows of each table, by its name. */
export type RowCounts = ReadonlyMap<string, number>;

/** Every table with our records, read from the database itself: one that is added later is not forgotten. */
export function readTables(database: DatabaseSync): Table[] {
  const rows = database
    .prepare(
      `select name, sql from sqlite_schema where type = 'table'
       and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\' order by name`,
    )
    .all() as { name: string; sql: string }[];
  const tables = rows.map(({ name, sql }) => readTable(database, name, /\bautoincrement\b/i.test(sql)));
  return inOrderOfReferences(database, tables);
}

function readTable(database: DatabaseSync, name: string, handsOutIds: boolean): Table {
  const columns = database.prepare('select name, type, pk from pragma_table_info(?)').all(name) as {
    name: string;
    type: string;
    pk: number;
  }[];
  return {
    name,
    columns: columns.map((column) => column.name),
    idColumn: handsOutIds ? columns.find(({ pk }) => pk > 0)?.name : undefined,
    hasFiles: columns.some(({ type }) => type.toLowerCase() === 'blob'),
  };
}

/** A table comes after those that it refers to. */
function inOrderOfReferences(database: DatabaseSync, tables: readonly Table[]): Table[] {
  const referencesOf = database.prepare('select "table" as name from pragma_foreign_key_list(?)');
  const ordered = new Set<Table>();
  const add = (table: Table) => {
    for (const { name } of referencesOf.all(table.name) as { name: string }[]) {
      const referred = tables.find((other) => other.name === name);
      if (referred && referred !== table) add(referred);
    }
    ordered.add(table);
  };
  for (const table of tables) add(table);
  return [...ordered];
}

export function countRows(database: DatabaseSync): RowCounts {
  return new Map(
    readTables(database).map(({ name }) => [
      name,
      Number(database.prepare(`select count(*) as count from "${name}"`).get()?.count),
    ]),
  );
}
