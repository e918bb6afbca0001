import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

export type Dumped = {
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** SQL statements that create the same database. */
  dump(): Promise<string>;
  close(): Promise<void>;
};

type Row = { readonly sql: string };

export function openSqlite(dataDir: string): Dumped {
  const database = new DatabaseSync(join(dataDir, 'leads.sqlite'));
  const query = async (sql: string) => database.prepare(sql).all();
  return {
    query,
    async dump() {
      const definitions = await query(
        `select sql from sqlite_schema where sql is not null and name not like 'sqlite_%' order by rowid`,
      );
      const tables = await query(
        `select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by rowid`,
      );
      const lines = (definitions as Row[]).map(({ sql }) => sql);
      for (const { name } of tables) {
        const columns = await query(`select name from pragma_table_info('${name}')`);
        lines.push(...(await inserts(query, String(name), columns, 'quote')));
      }
      return asScript(lines);
    },
    close: async () => database.close(),
  };
}

/** PostgreSQL does not store the statements that created a table, so a trigger records them. */
const RECORD_DEFINITIONS = `
  create schema dump;
  create table dump.definitions (id serial, sql text);
  create function dump.record() returns event_trigger language plpgsql as
    $$ begin insert into dump.definitions (sql) values (current_query()); end $$;
  create event trigger dump_record on ddl_command_end execute function dump.record();
`;

/** Must be opened before the first start of the service. */
export async function openPostgres(connectionString: string): Promise<Dumped> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(RECORD_DEFINITIONS);
  const query = async (sql: string) => (await client.query(sql)).rows;
  return {
    query,
    async dump() {
      const lines = ((await query('select sql from dump.definitions order by id')) as Row[]).map(
        ({ sql }) => sql,
      );
      const tables = await query(
        `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by oid`,
      );
      for (const { name } of tables) {
        const columns = await query(
          `select column_name as name, is_identity from information_schema.columns where table_name = '${name}' order by ordinal_position`,
        );
        lines.push(...(await inserts(query, String(name), columns, 'quote_nullable')));
        for (const column of columns.filter(({ is_identity }) => is_identity === 'YES'))
          lines.push(
            `select setval(pg_get_serial_sequence('${name}', '${column.name}'), max("${column.name}")) from "${name}"`,
          );
      }
      return asScript(lines);
    },
    close: () => client.end(),
  };
}

/** The database itself quotes its values. */
async function inserts(
  query: Dumped['query'],
  table: string,
  columns: Record<string, unknown>[],
  quote: string,
): Promise<string[]> {
  const names = columns.map(({ name }) => `"${name}"`);
  const values = names.map((name) => `${quote}(${name})`).join(` || ', ' || `);
  const rows = await query(`select ${values} as sql from "${table}" order by ${names.slice(0, 2)}`);
  return (rows as Row[]).map(({ sql }) => `insert into "${table}" (${names.join(', ')}) values (${sql})`);
}

function asScript(statements: readonly string[]): string {
  return statements.map((statement) => `${statement};\n`).join('');
}
