import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { company } from '../../../content/company.ts';
import { openTcpGate } from '../../../testing/tcp-gate.ts';
import type { Config } from '../../config.ts';
import { DATABASE_FILE_NAME, type Database } from '../../database/database.ts';
import { engines } from '../../testing/engines.ts';
import { estimateFields, post } from '../../testing/forms.ts';
import { startTestService } from '../../testing/test-service.ts';
import { HOUR_MS } from '../../time/durations.ts';

const POLL = { timeout: 15_000 };
/** The delay before the check is repeated. */
const SOME_SECONDS = 5_000;
const MANY = { postsPerMinute: 10_000 };

describe.each(engines)('readiness on %s', (engine) => {
  it('leaves no row behind, however many ask at once', async () => {
    const { app, database, clock } = await startTestService(engine);
    const before = await database.selectFrom('secrets').selectAll().orderBy('name').execute();
    const ask = () => app.inject({ url: '/health/ready' });
    for (const { statusCode } of await Promise.all([ask(), ask(), ask(), ask()]))
      expect(statusCode).toBe(200);
    clock.pass(SOME_SECONDS);
    expect((await ask()).statusCode).toBe(200);
    expect(await database.selectFrom('secrets').selectAll().orderBy('name').execute()).toEqual(before);
  });
});

describe('readiness', () => {
  it('costs the disk one write in some seconds, however many strangers ask', async () => {
    const { app, config, clock } = await startTestService('SQLite');
    using other = new DatabaseSync(join(config.dataDir, DATABASE_FILE_NAME));
    // The value changes with every transaction that another connection commits.
    const version = () => other.prepare('pragma data_version').get();
    const ask = () => app.inject({ url: '/health/ready' });
    const before = version();
    await ask();
    const after = version();
    expect(after).not.toEqual(before);
    for (let count = 0; count < 20; count++) expect((await ask()).statusCode).toBe(200);
    expect(version()).toEqual(after);
    clock.pass(SOME_SECONDS);
    await ask();
    expect(version()).not.toEqual(after);
  });

  it('is checked again at once after the clock was set back', async () => {
    const { app, database, clock } = await startTestService('SQLite');
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200);
    clock.pass(-HOUR_MS);
    await database.destroy();
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(503);
  });

  it('is denied by an embedded database whose disk is full, and comes back with room on it', async () => {
    const { app, database, clock } = await startTestService('SQLite');
    await sql.raw(`pragma max_page_count = ${await pageCount(database)}`).execute(database);
    expect((await post(app, estimateFields({ message: 'x'.repeat(5000) }))).statusCode).toBe(503);
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(503);
    await sql`pragma max_page_count = 1000000`.execute(database);
    clock.pass(SOME_SECONDS);
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200);
  });

  it('does not make the embedded database grow with every question', async () => {
    const { app, database, clock } = await startTestService('SQLite');
    await app.inject({ url: '/health/ready' });
    const pages = await pageCount(database);
    for (let count = 0; count < 5; count++) {
      clock.pass(SOME_SECONDS);
      await app.inject({ url: '/health/ready' });
    }
    expect(await pageCount(database)).toBe(pages);
  });

  it('fails while another process keeps the embedded database locked', async () => {
    const { app, config, clock } = await startTestService('SQLite');
    const other = new DatabaseSync(join(config.dataDir, DATABASE_FILE_NAME));
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(503);
    other.exec('rollback');
    clock.pass(SOME_SECONDS);
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200);
  });

  it('is lost within seconds when PostgreSQL stops answering, and comes back by itself', async () => {
    const url = new URL(inject('postgresUrl'));
    const gate = await openTcpGate({ host: url.hostname, port: Number(url.port) });
    const { app, clock } = await startTestService('PostgreSQL', {
      through: gate,
      queryTimeoutMs: 500,
      limits: MANY,
    });
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200);

    gate.fallSilent();
    clock.pass(SOME_SECONDS);
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(503);
    const refused = await post(app, estimateFields());
    expect(refused.statusCode).toBe(503);
    expect(refused.json().error).toContain(company.phone.display);

    gate.speak();
    await expect.poll(async () => (await post(app, estimateFields())).statusCode, POLL).toBe(200);
    clock.pass(SOME_SECONDS);
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200);
  });

  it('is denied by a PostgreSQL that became a standby, and comes back with the next one', async () => {
    const { app, config, clock } = await startTestService('PostgreSQL', { limits: MANY });
    expect((await post(app, estimateFields())).statusCode).toBe(200);
    await switchTo('standby', config);
    await endSessions(config);
    const askLater = async () => {
      clock.pass(SOME_SECONDS);
      return (await app.inject({ url: '/health/ready' })).statusCode;
    };
    await expect.poll(askLater, POLL).toBe(503);
    const refused = await post(app, estimateFields());
    expect(refused.statusCode).toBe(503);
    expect(refused.json().error).toContain(company.phone.display);

    // Open sessions stay connected to the standby: only new ones reach the server that accepts writes.
    await switchTo('primary', config);
    await expect.poll(async () => (await post(app, estimateFields())).statusCode, POLL).toBe(200);
    clock.pass(SOME_SECONDS);
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200);
  });

  async function pageCount(database: Database): Promise<number> {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
    return rows[0]?.page_count ?? 0;
  }

  /** Sets which server new sessions reach. */
  async function switchTo(server: 'primary' | 'standby', config: Config) {
    const isReadOnly = server === 'standby';
    await administer(`alter database ${nameOf(config)} set default_transaction_read_only = ${isReadOnly}`);
  }

  async function endSessions(config: Config) {
    await administer(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nameOf(config)}'`,
    );
  }

  async function administer(sql: string) {
    const client = new pg.Client({ connectionString: inject('postgresUrl') });
    await client.connect();
    await client.query(sql);
    await client.end();
  }

  function nameOf({ databaseUrl = '' }: Config): string {
    return new URL(databaseUrl).pathname.slice(1);
  }
});
