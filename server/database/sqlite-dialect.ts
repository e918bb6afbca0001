import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { isLockedError } from './database-errors.ts';
import { rememberFiles } from './files-in-place.ts';

const CACHED_STATEMENTS = 200;
/** SQLite blocks the event loop while it waits for a lock: each wait is short, with asynchronous retries in between. */
const BUSY_TIMEOUT_MS = 20;
const RETRY_AFTER_MS = 15;
/**
 * Queries block the event loop, and awaiting their results does not yield it: after this long, other work runs first.
 */
const BLOCKING_MAX_MS = 5;

type SqliteOptions = {
  readonly file: string;
  /** How long to wait for a lock that another process holds. */
  readonly lockTimeoutMs: number;
};

export function sqliteDialect(options: SqliteOptions): Dialect {
  return {
    createDriver: () => new NodeSqliteDriver(options),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new NodeSqliteAdapter(),
    createIntrospector: (database: Kysely<unknown>) => new SqliteIntrospector(database),
  };
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** All migrations run in one immediate transaction: a second process that starts at the same time waits for it. */
  override get supportsTransactionalDdl() {
    return true;
  }

  /**
   * The driver queues for its single connection itself: Kysely's own queue does not tell how long each caller waited.
   */
  override get supportsMultipleConnections() {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #options: SqliteOptions;
  #connection: NodeSqliteConnection | undefined;
  #lastTurn: Promise<void> = Promise.resolve();
  #endTurn = () => {};
  /** Time of the first query since the event loop last turned. */
  #blockingSince: number | undefined;

  constructor(options: SqliteOptions) {
    this.#options = options;
  }

  async init() {
    const connection = new NodeSqliteConnection(this.#options);
    // Changing the journal mode needs the lock, which another process may hold during its start.
    await connection.retryWhileLocked(() => connection.prepareFile());
    this.#connection = connection;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const askedAt = performance.now();
    const previousTurn = this.#lastTurn;
    const turn = Promise.withResolvers<void>();
    this.#lastTurn = turn.promise;
    await previousTurn;
    this.#endTurn = turn.resolve;
    if (!this.#connection) {
      turn.resolve();
      throw new Error('The database is not open.');
    }
    await this.#yieldIfBlocking();
    this.#connection.waitedMs = performance.now() - askedAt;
    return this.#connection;
  }

  /** Called before a query or a transaction, never within one: that would hold the lock while other work runs. */
  async #yieldIfBlocking(): Promise<void> {
    if (this.#blockingSince !== undefined && performance.now() - this.#blockingSince >= BLOCKING_MAX_MS)
      await nextTurn();
    if (this.#blockingSince !== undefined) return;
    this.#blockingSince = performance.now();
    void nextTurn().then(() => {
      this.#blockingSince = undefined;
    });
  }

  /**
   * `begin immediate`: a transaction that reads first and writes later would fail on another's write instead of
   * waiting.
   */
  async beginTransaction(connection: NodeSqliteConnection) {
    await connection.retryWhileLocked(() => connection.execute('begin immediate'));
  }

  async commitTransaction(connection: NodeSqliteConnection) {
    connection.checkFiles();
    connection.execute('commit');
  }

  async rollbackTransaction(connection: NodeSqliteConnection) {
    // On a full disk SQLite rolls back by itself.
    if (connection.isInTransaction) connection.execute('rollback');
  }

  async releaseConnection() {
    this.#endTurn();
  }

  async destroy() {
    this.#connection?.close();
    this.#connection = undefined;
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #file: string;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #lockTimeoutMs: number;
  /** SQLite keeps writing to a file that was moved or deleted: without this check, confirmed leads would be lost. */
  checkFiles = () => {};
  /**
   * Time in the queue for the connection. It counts towards the lock timeout: requests queued behind one that waits for
   * the lock fail together with it.
   */
  waitedMs = 0;

  constructor({ file, lockTimeoutMs }: SqliteOptions) {
    this.#file = file;
    this.#database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    this.#lockTimeoutMs = lockTimeoutMs;
  }

  prepareFile() {
    this.#database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma secure_delete = on;
    `);
    // The first query creates the write-ahead log.
    this.#database.exec('select 1 from sqlite_schema');
    this.checkFiles = rememberFiles([this.#file, `${this.#file}-wal`]);
  }

  get isInTransaction() {
    return this.#database.isTransaction;
  }

  execute(sql: string) {
    this.#database.exec(sql);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const run = () => this.#run<R>(sql, parameters as readonly SQLInputValue[]);
    if (this.isInTransaction) return run();
    this.checkFiles();
    return this.retryWhileLocked(run);
  }

  // biome-ignore lint/correctness/useYield: the interface wants a generator; nothing here streams rows
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed from SQLite: read them in pages.');
  }

  async retryWhileLocked<T>(attempt: () => T): Promise<T> {
    const giveUpAt = performance.now() + this.#lockTimeoutMs - this.waitedMs;
    for (;;) {
      try {
        return attempt();
      } catch (error) {
        if (!isLockedError(error) || performance.now() >= giveUpAt) throw error;
        await sleep(RETRY_AFTER_MS);
      }
    }
  }

  close() {
    this.#statements.clear();
    this.#database.close();
  }

  #run<R>(sql: string, parameters: readonly SQLInputValue[]): QueryResult<R> {
    const statement = this.#prepare(sql);
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    if (this.#statements.size >= CACHED_STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }
}
