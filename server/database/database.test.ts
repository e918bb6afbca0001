import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { company } from '../../content/company.ts';
import { newsletter } from '../../content/newsletter.ts';
import { apiPaths, hiddenFields } from '../../contract/api.ts';
import { openTcpGate } from '../../testing/tcp-gate.ts';
import { engines, makeStore } from '../testing/engines.ts';
import { estimateFields, post } from '../testing/forms.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';
import { DATABASE_FILE_NAME, type Database, openDatabase } from './database.ts';

/** The interval after which readiness is checked again. */
const HEALTH_MS = 5_000;

describe.each(engines)('the database on %s', (engine) => {
  it('is brought up to date over several connections that open at once', async () => {
    const store = await makeStore(engine);
    const databases = await Promise.all([1, 2, 3, 4, 5].map(() => openDatabase(store)));
    onTestFinished(async () => {
      for (const database of databases) await database.destroy();
      await store.remove();
    });
    for (const database of databases) {
      expect(await database.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
    }
  });

  it('keeps what it holds when it is opened again', async () => {
    const store = await makeStore(engine);
    onTestFinished(() => store.remove());
    const first = await openDatabase(store);
    await first.insertInto('secrets').values({ name: 'a', value: 'b' }).execute();
    await first.destroy();
    const second = await openDatabase(store);
    expect(await second.selectFrom('secrets').selectAll().execute()).toEqual([{ name: 'a', value: 'b' }]);
    await second.destroy();
  });

  it('deletes with a lead the mail that it owes', async () => {
    const { app, database } = await startTestService(engine);
    await post(app, estimateFields());
    expect(await database.selectFrom('outbox').select('id').execute()).toHaveLength(3);
    await database.deleteFrom('contact_messages').execute();
    expect(await database.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('takes back the whole of a transaction that fails', async () => {
    const { database } = await startTestService(engine);
    const failing = database.transaction().execute(async (transaction) => {
      await transaction.insertInto('secrets').values({ name: 'half', value: 'done' }).execute();
      await sql`select * from no_such_table`.execute(transaction);
    });
    await expect(failing).rejects.toThrow();
    expect(await database.selectFrom('secrets').select('name').where('name', '=', 'half').execute()).toEqual(
      [],
    );
  });
});

describe('the embedded database', () => {
  it('is durable: it writes ahead and waits for the disk', async () => {
    const { database } = await startTestService('SQLite', { store: await makeStore('SQLite') });
    const read = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(database)).rows[0] as object)[0];
    const SYNCHRONOUS_FULL = 2;
    expect(await read('journal_mode')).toBe('wal');
    expect(await read('synchronous')).toBe(SYNCHRONOUS_FULL);
    expect(await read('foreign_keys')).toBe(1);
    expect(await read('secure_delete')).toBe(1);
  });

  it('can be read by its owner only', async () => {
    const { config } = await startTestService('SQLite', { store: await makeStore('SQLite') });
    expect((await stat(config.dataDir)).mode & 0o077).toBe(0);
  });

  it('waits for another process that writes', async () => {
    const service = await startTestService('SQLite');
    const other = new DatabaseSync(join(service.config.dataDir, DATABASE_FILE_NAME));
    other.exec('begin immediate');
    const response = post(service.app, estimateFields());
    setTimeout(() => other.exec('commit'), 50);
    expect((await response).statusCode).toBe(200);
    other.close();
  });

  it('that stays locked makes the form respond with 503 with the phone number, and works again afterwards', async () => {
    const service = await startTestService('SQLite');
    const other = new DatabaseSync(join(service.config.dataDir, DATABASE_FILE_NAME));
    other.exec('begin immediate');
    const refused = await post(service.app, estimateFields());
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().error).toContain(company.phone.display);
    other.exec('rollback');
    other.close();
    expect((await post(service.app, estimateFields())).statusCode).toBe(200);
  });

  it('that stays locked lets requests fail together, not one after the other', async () => {
    const service = await startTestService('SQLite');
    const other = new DatabaseSync(join(service.config.dataDir, DATABASE_FILE_NAME));
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    const start = performance.now();
    const responses = await Promise.all(
      Array.from({ length: 24 }, () => post(service.app, estimateFields())),
    );
    // One after the other they would take 24 times the test service's lock timeout of 300 ms.
    expect(performance.now() - start).toBeLessThan(4_000);
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    other.exec('rollback');
    expect((await post(service.app, estimateFields())).statusCode).toBe(200);
  });

  it('handles many requests at once in turn, whatever they wait for', async () => {
    const service = await startTestService('SQLite');
    const fails = () => service.database.transaction().execute(() => Promise.reject(new Error('refused')));
    const settled = Promise.allSettled(Array.from({ length: 10 }, fails));
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => post(service.app, estimateFields())),
    );
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set((await settled).map(({ status }) => status))).toEqual(new Set(['rejected']));
  });

  it('yields to other requests between the queries of a request, but not within a transaction', async () => {
    const { database } = await startTestService('SQLite');
    const slowQuery = (database: Database) =>
      sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 300000)
        select count(*) from n`.execute(database);
    const turnsDuring = async (work: () => Promise<unknown>) => {
      let turns = 0;
      let others = setImmediate(function turn() {
        turns++;
        others = setImmediate(turn);
      });
      await work();
      clearImmediate(others);
      return turns;
    };
    const QUERIES = 6;
    const queries = async (each: Database) => {
      for (let count = 0; count < QUERIES; count++) await slowQuery(each);
    };
    expect(await turnsDuring(() => queries(database))).toBeGreaterThanOrEqual(QUERIES - 1);
    await nextTurn();
    expect(await turnsDuring(() => database.transaction().execute(queries))).toBe(0);
  });

  it('whose disk is full makes the form respond with 503, stores nothing, and works again afterwards', async () => {
    const service = await startTestService('SQLite');
    const pages = Number(
      Object.values((await sql`pragma page_count`.execute(service.database)).rows[0] as object)[0],
    );
    await sql.raw(`pragma max_page_count = ${pages}`).execute(service.database);
    const fields = estimateFields({ message: 'x'.repeat(5000) });
    const statuses: number[] = [];
    for (let count = 0; count < 20; count++) {
      statuses.push((await post(service.app, { ...fields, _id: crypto.randomUUID() })).statusCode);
    }
    expect(statuses.at(-1)).toBe(503);
    const stored = await service.database.selectFrom('contact_messages').select('id').execute();
    expect(stored).toHaveLength(statuses.filter((status) => status === 200).length);
    await sql`pragma max_page_count = 1000000`.execute(service.database);
    expect((await post(service.app, estimateFields())).statusCode).toBe(200);
  });
});

describe('the embedded database under a running server', () => {
  const subscription = { email: 'maya@example.ca', [hiddenFields.consent]: newsletter.consent.version };
  const statuses = async ({ app, clock }: TestService) => {
    clock.pass(HEALTH_MS);
    return [
      (await post(app, estimateFields())).statusCode,
      (await post(app, subscription, { path: apiPaths.newsletter })).statusCode,
      (await app.inject({ url: '/health/ready' })).statusCode,
    ];
  };

  it.each([
    ['folder', ''],
    ['file', DATABASE_FILE_NAME],
    ['journal', `${DATABASE_FILE_NAME}-wal`],
  ])('that loses its %s confirms nothing until it is back', async (_what, name) => {
    const service = await startTestService('SQLite');
    const path = join(service.config.dataDir, name);
    await rename(path, `${path}-elsewhere`);
    expect(await statuses(service)).toEqual([503, 503, 503]);
    await rename(`${path}-elsewhere`, path);
    expect(await service.database.selectFrom('contact_messages').select('id').execute()).toEqual([]);
    expect(await statuses(service)).toEqual([200, 200, 200]);
  });

  it('that is deleted, and replaced by another, confirms nothing', async () => {
    const service = await startTestService('SQLite');
    const { dataDir } = service.config;
    await rm(dataDir, { recursive: true });
    const refused = await post(service.app, estimateFields());
    expect(refused.statusCode).toBe(503);
    expect(refused.json().error).toContain(company.phone.display);
    const other = await openDatabase({ dataDir });
    onTestFinished(() => other.destroy());
    expect(await statuses(service)).toEqual([503, 503, 503]);
  });
});

describe('a PostgreSQL server', () => {
  it('that is unavailable makes the form respond with 503 with the phone number, and is used again afterwards', async () => {
    const url = new URL(inject('postgresUrl'));
    const gate = await openTcpGate({ host: url.hostname, port: Number(url.port) });
    const service = await startTestService('PostgreSQL', { through: gate });
    expect((await post(service.app, estimateFields())).statusCode).toBe(200);

    await gate.close();
    const refused = await post(service.app, estimateFields());
    expect(refused.statusCode).toBe(503);
    expect(refused.json().error).toContain(company.phone.display);
    expect((await service.app.inject({ url: '/health/ready' })).statusCode).toBe(503);

    await gate.open();
    service.clock.pass(HEALTH_MS);
    expect((await post(service.app, estimateFields())).statusCode).toBe(200);
    expect((await service.app.inject({ url: '/health/ready' })).statusCode).toBe(200);
  });
});
