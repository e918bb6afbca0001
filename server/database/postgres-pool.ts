import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isOutOfService } from './database-errors.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/**
 * Longer than the server's statement timeout: it is reached only when the server is gone without closing the
 * connection.
 */
const QUERY_TIMEOUT_MS = 20_000;

/**
 * Connections to PostgreSQL. A broken connection is never reused: if a query got no result, the next one would wait
 * behind it; if the server has become read-only, the host name may resolve to another server by now.
 */
export function postgresPool(
  connectionString: string,
  { queryTimeoutMs = QUERY_TIMEOUT_MS }: { readonly queryTimeoutMs?: number },
): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
  });
  // Without a listener, an error on an idle connection would end the process. The next query opens a new connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    options: pool.options,
    connect: async () => discardedWhenBroken(await pool.connect()),
    end: () => pool.end(),
  };
}

function discardedWhenBroken(client: pg.PoolClient): PostgresPoolClient {
  let failure: unknown;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    // A rollback would only wait behind the query that got no result.
    if (failure) throw failure;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (isOutOfService(error)) failure = error;
      throw error;
    }
  };
  return {
    // Kysely's other overload takes a cursor, which is not used here.
    query: query as unknown as PostgresPoolClient['query'],
    release: (isDiscarded = false) => client.release(isDiscarded || failure !== undefined),
  };
}
