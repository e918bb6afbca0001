import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

/** A row's position: times may be equal, ids are unique. */
export type Position = { readonly at: string; readonly id: number };

/** Rows beyond a position, or beyond a time, including or excluding the rows at exactly that time. */
export type Bound = Position | { readonly at: string; readonly isInclusive: boolean };

/** Rows of one table ordered by a time and then by id: with an index on the time, every page is a short range scan. */
export type ListPart<Row> = {
  readonly name: string;
  readonly order: 'asc' | 'desc';
  positionOf(row: Row): Position;
  /** The rows next to `from` in the order of the list, or backwards if `isReversed` is set. */
  read(database: Database, range?: Range): Promise<Row[]>;
  /** The number of all rows, or of those before a bound. */
  count(database: Database, before?: Bound): Promise<number>;
};

type Range = {
  readonly from?: Bound | undefined;
  readonly isReversed?: boolean;
  /** Without a limit all rows are read. */
  readonly limit?: number;
};

type Options<DB, TB extends keyof DB, Row> = {
  readonly name: string;
  readonly table: keyof Schema;
  readonly time: string & keyof Row;
  readonly order: 'asc' | 'desc';
  /** Without parameters and as in the partial index, because SQLite would not use the index otherwise. */
  readonly condition: Expression<SqlBool>;
  rows(database: Database): SelectQueryBuilder<DB, TB, Row>;
};

export function listPart<DB, TB extends keyof DB, Row extends { readonly id: number }>({
  name,
  table,
  time,
  order,
  condition,
  rows,
}: Options<DB, TB, Row>): ListPart<Row> {
  const columns = { time: sql.ref<string>(`${table}.${time}`), id: sql.ref<number>(`${table}.id`) };
  return {
    name,
    order,
    positionOf: (row) => ({ at: String(row[time]), id: row.id }),
    async read(database, { from, isReversed = false, limit } = {}) {
      const direction = (order === 'asc') !== isReversed ? 'asc' : 'desc';
      const query = rows(database)
        .where(from ? sql<SqlBool>`${condition} and ${isBeyond(columns, from, direction)}` : condition)
        .orderBy(columns.time, direction)
        .orderBy(columns.id, direction);
      const found = await (limit === undefined ? query : query.limit(limit)).execute();
      return found as Row[];
    },
    async count(database, before) {
      const direction = order === 'asc' ? 'desc' : 'asc';
      let total = 0;
      for (const where of before ? separately(columns, before, direction) : [EVERY_ROW])
        total += await countRows(database, table, sql<SqlBool>`${condition} and ${where}`);
      return total;
    },
  };
}

/** For a query that needs a condition, where nothing is left out. */
export const EVERY_ROW = sql<SqlBool>`1 = 1`;

/** Counts without the tables that the list joins. */
async function countRows(
  database: Database,
  table: keyof Schema,
  where: Expression<SqlBool>,
): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from ${sql.table(table)} where ${where}
  `.execute(database);
  return Number(rows[0]?.count);
}

type Columns = { readonly time: Expression<string>; readonly id: Expression<number> };

/** Separate conditions for other times and for the same time: SQLite counts the former without comparing each row. */
function separately(columns: Columns, bound: Bound, order: 'asc' | 'desc'): Expression<SqlBool>[] {
  if (!('id' in bound)) return [isBeyond(columns, bound, order)];
  const isOwnTime = sql<SqlBool>`${columns.time} = ${bound.at}`;
  return [
    isBeyond(columns, { at: bound.at, isInclusive: false }, order),
    sql<SqlBool>`${isOwnTime} and ${isBeyond(columns, bound, order)}`,
  ];
}

/** Later than the bound for 'asc', earlier for 'desc'. */
export function isBeyond({ time, id }: Columns, bound: Bound, order: 'asc' | 'desc'): Expression<SqlBool> {
  const sign = order === 'asc' ? '>' : '<';
  if ('id' in bound) return sql<SqlBool>`(${time}, ${id}) ${sql.raw(sign)} (${bound.at}, ${bound.id})`;
  return sql<SqlBool>`${time} ${sql.raw(bound.isInclusive ? `${sign}=` : sign)} ${bound.at}`;
}
