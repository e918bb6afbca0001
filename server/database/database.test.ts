import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { company } from '../../content/company.ts';
import { openTcpGate } from '../../testing/tcp-gate.ts';
import { engines, makeStore } from '../testing/engines.ts';
import { estimateFields, post } from '../testing/forms.ts';
import { startTestService } from '../testing/test-service.ts';
import { DATABASE_FILE_NAME, openDatabase } from './database.ts';

describe.each(engines)('the database on %s', (engine) => {
  it('is brought up to date by several processes that start at once', async () => {
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
    const { database } = await startTestService('SQLite');
    const read = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(database)).rows[0] as object)[0];
    const SYNCHRONOUS_FULL = 2;
    expect(await read('journal_mode')).toBe('wal');
    expect(await read('synchronous')).toBe(SYNCHRONOUS_FULL);
    expect(await read('foreign_keys')).toBe(1);
    expect(await read('secure_delete')).toBe(1);
  });

  it('can be read by its owner only', async () => {
    const { config } = await startTestService('SQLite');
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
    expect((await post(service.app, estimateFields())).statusCode).toBe(200);
    expect((await service.app.inject({ url: '/health/ready' })).statusCode).toBe(200);
  });
});
