import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTcpGate } from '../../../testing/tcp-gate.ts';
import { readConfig } from '../../config.ts';
import { type Database, openDatabase } from '../../database/database.ts';
import { saveLastRun } from '../../deletion/last-run.ts';
import { createService } from '../../service.ts';
import { startFailure } from '../../start-failure.ts';
import { makeStore } from '../../testing/engines.ts';
import { startServiceProcess } from '../../testing/service-process.ts';
import { startInbox } from './testing/inbox-process.ts';
import { runInbox } from './testing/run-inbox.ts';
import {
  addResumes,
  allRows,
  embeddedPath,
  emptyFolder,
  filledStore,
  leadsIn,
  withFile,
} from './testing/stores.ts';

async function emptyTarget(): Promise<string> {
  const { databaseUrl = '', remove } = await makeStore('PostgreSQL');
  onTestFinished(remove);
  return databaseUrl;
}

async function openTarget(databaseUrl: string): Promise<Database> {
  const database = await openDatabase({ dataDir: '', databaseUrl });
  onTestFinished(() => database.destroy());
  return database;
}

async function storeAndTarget() {
  const { dataDir, references } = await filledStore();
  const databaseUrl = await emptyTarget();
  const move = () => runInbox(`move-to ${databaseUrl}`, { DATA_DIR: dataDir });
  return { dataDir, databaseUrl, references, move };
}

async function readBoth(dataDir: string, databaseUrl: string) {
  const embedded = await openDatabase({ dataDir, mayBeMoved: true });
  const source = await allRows(embedded);
  await embedded.destroy();
  // Only PostgreSQL counts requests in the database; the counts are not records.
  const { rate_limits: _, ...target } = await allRows(await openTarget(databaseUrl));
  return { source, target };
}

describe('moving to PostgreSQL', () => {
  it('takes every row of every table, resumes included, and says what', async () => {
    const { dataDir, databaseUrl, move } = await storeAndTarget();
    const { exitCode, out } = await move();
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^Moved to 127\.0\.0\.1:\d+\/test_\w+, and compared row by row:/);
    expect(out).toMatch(
      /Leads +2\n +Notes +2\n +Photos +2\n +Applications +2\n +Resumes +1\n +Subscribers +1\n +Mail.* 8\n/,
    );
    expect(out).toContain('set DATABASE_URL');
    expect(out).toContain('Deletions reach it too as long as DATA_DIR stays the same');
    expect(out).toContain(`remove it: rm ${embeddedPath(dataDir)}`);
    const { source, target } = await readBoth(dataDir, databaseUrl);
    expect(target).toEqual(source);
    expect(Object.values(source).every((rows) => rows.length > 0)).toBe(true);
  });

  it('continues behind the last id that was ever given, even of a deleted row', async () => {
    const { dataDir, databaseUrl, move } = await storeAndTarget();
    const lastId = withFile(embeddedPath(dataDir), (database) => {
      const { id } = database.prepare('select max(id) as id from contact_messages').get() ?? {};
      database.prepare('delete from contact_messages where id = ?').run(Number(id));
      return Number(id);
    });
    await move();
    const target = await openTarget(databaseUrl);
    const { id: _, ...row } = await target
      .selectFrom('contact_messages')
      .selectAll()
      .executeTakeFirstOrThrow();
    const added = await target
      .insertInto('contact_messages')
      .values({ ...row, reference: 'NEW', submission_id: 'new' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(added.id).toBe(lastId + 1);
  });

  it('reads more rows than one batch holds', async () => {
    const { dataDir, databaseUrl, move } = await storeAndTarget();
    withFile(embeddedPath(dataDir), (database) =>
      database.exec(
        `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 1200)
         insert into newsletter_subscriptions (email, consent_version, consent_wording, page, created_at)
         select n || '@example.ca', '1', 'yes', '/', '' from numbers`,
      ),
    );
    expect((await move()).exitCode).toBe(0);
    const { source, target } = await readBoth(dataDir, databaseUrl);
    expect(target).toEqual(source);
    expect(target.newsletter_subscriptions).toHaveLength(1201);
  });

  it('is complete when it is run again after it was killed in the middle, and doubles nothing', async () => {
    const { dataDir, databaseUrl, move } = await storeAndTarget();
    addResumes(dataDir, 20);
    const url = new URL(databaseUrl);
    const gate = await openTcpGate({ host: url.hostname, port: Number(url.port) });
    const isHalfWay = gate.stallAfter(3_000_000);
    url.host = `${gate.host}:${gate.port}`;
    const moving = startInbox({ DATA_DIR: dataDir }, 'move-to', url.href);
    await isHalfWay;
    moving.kill();
    expect((await moving.ended).exitCode).toBe('SIGKILL');
    await gate.close();

    const target = await openTarget(databaseUrl);
    for (const rows of Object.values(await allRows(target))) expect(rows).toEqual([]);
    expect(await move()).toMatchObject({ exitCode: 0, out: expect.stringMatching(/^Moved to/) });
    const both = await readBoth(dataDir, databaseUrl);
    expect(both.target).toEqual(both.source);
    expect(await move()).toMatchObject({ exitCode: 0, out: expect.stringMatching(/^Nothing to do/) });
    expect((await allRows(target)).resumes).toHaveLength(21);
  });

  it('refuses a target that holds other records, and leaves them alone', async () => {
    const { databaseUrl, references, move } = await storeAndTarget();
    await move();
    const target = await openTarget(databaseUrl);
    await target.updateTable('contact_messages').set({ name: 'Changed since' }).execute();
    const before = await allRows(target);
    expect(await move()).toMatchObject({
      exitCode: 1,
      out: '',
      errors: expect.stringMatching(/already holds other records[\s\S]*Choose an empty/),
    });
    expect(await allRows(target)).toEqual(before);
    expect(before.contact_messages).toHaveLength(references.length);
  });

  it('takes the place of the keys that a first start has made in the target', async () => {
    const { dataDir, databaseUrl, move } = await storeAndTarget();
    const target = await openTarget(databaseUrl);
    await target.insertInto('secrets').values({ name: 'answered-links', value: 'of the target' }).execute();
    expect((await move()).exitCode).toBe(0);
    const { source, target: moved } = await readBoth(dataDir, databaseUrl);
    expect(moved.secrets).toEqual(source.secrets);
  });

  it('takes the place of what a first start has noted in the target, and finds nothing to do after another', async () => {
    const { dataDir, databaseUrl, move } = await storeAndTarget();
    const target = await openTarget(databaseUrl);
    const start = (at: string) => saveLastRun(target, new Date(at));
    await start('2026-11-16T00:00:00.000Z');
    expect((await move()).exitCode).toBe(0);
    const { source, target: moved } = await readBoth(dataDir, databaseUrl);
    expect(moved).toEqual(source);
    await start('2026-11-17T00:00:00.000Z');
    expect(await move()).toMatchObject({ exitCode: 0, out: expect.stringMatching(/^Nothing to do/) });
  });

  it('moves nothing where a row does not arrive as it was', async () => {
    const { databaseUrl, move } = await storeAndTarget();
    const target = await openTarget(databaseUrl);
    await sql`create function spoil() returns trigger language plpgsql as
      $$ begin new.name := upper(new.name); return new; end $$`.execute(target);
    await sql`create trigger spoil before insert on contact_messages for each row execute function spoil()`.execute(
      target,
    );
    expect(await move()).toMatchObject({ exitCode: 1, errors: expect.stringContaining('Nothing was moved') });
    for (const rows of Object.values(await allRows(target))) expect(rows).toEqual([]);
  });

  it('leaves an embedded database that nobody opens by mistake, also once the file is gone', async () => {
    const { dataDir, databaseUrl, references, move } = await storeAndTarget();
    const backup = join(await emptyFolder(), 'backup');
    const settings = { DATA_DIR: dataDir };
    expect((await runInbox(`backup ${backup}`, settings)).exitCode).toBe(0);
    await move();
    const marker = join(dataDir, 'moved-to-postgresql');
    const isRefused = async () => {
      const attempts = ['', 'leads', `answered ${references[0]}`, `backup ${dataDir}`, `restore ${backup}`];
      for (const words of attempts)
        expect(await runInbox(words, settings), words).toMatchObject({
          exitCode: 1,
          out: '',
          errors: expect.stringMatching(/moved to PostgreSQL \(127[\s\S]* set DATABASE_URL[\s\S]*remove /),
        });
      const config = readConfig({ ...settings, LOG_LEVEL: 'silent' });
      const failure = await createService(config).catch((error) => startFailure(error, config));
      expect(failure).toContain(marker);
    };
    await isRefused();
    expect(leadsIn(embeddedPath(dataDir))).toEqual(references);
    const there = await runInbox('leads', { ...settings, DATABASE_URL: databaseUrl });
    expect(there).toMatchObject({ exitCode: 0, out: expect.stringContaining(references[0] ?? '') });

    await rm(embeddedPath(dataDir));
    await isRefused();
    expect(existsSync(embeddedPath(dataDir))).toBe(false);

    await rm(marker);
    expect((await runInbox(`restore ${backup}`, settings)).exitCode).toBe(0);
    expect((await runInbox('leads', settings)).exitCode).toBe(0);
  });

  it('takes as long as a slow line needs', async () => {
    const { dataDir, databaseUrl } = await storeAndTarget();
    const target = await openTarget(databaseUrl);
    await sql`create function wait() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.4); return new; end $$`.execute(target);
    await sql`create trigger wait before insert on lead_photos for each row execute function wait()`.execute(
      target,
    );
    // In place of those that a server has, in both the driver and PostgreSQL.
    const limits = 'statement_timeout=500&idle_in_transaction_session_timeout=500';
    const move = await runInbox(`move-to ${databaseUrl}?${limits}`, { DATA_DIR: dataDir });
    expect(move).toMatchObject({ exitCode: 0, out: expect.stringMatching(/^Moved to/) });
  });

  it('is refused while a server has the embedded database open', async () => {
    const { dataDir, databaseUrl, move } = await storeAndTarget();
    await startServiceProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, 'calls-only');
    expect(await move()).toMatchObject({ exitCode: 1, errors: expect.stringContaining('is in use') });
    // Not even the tables were created.
    expect(await runInbox('leads', { DATABASE_URL: databaseUrl })).toMatchObject({
      errors: expect.stringContaining('is still empty'),
    });
  });

  it('says what is wrong with the address or the server behind it, without the password', async () => {
    const { dataDir } = await filledStore();
    const settings = { DATA_DIR: dataDir };
    expect(await runInbox('move-to mysql://me:secret@host/leads', settings)).toMatchObject({
      exitCode: 2,
      errors: expect.stringContaining('Such as postgres://'),
    });
    const { exitCode, errors } = await runInbox('move-to postgres://me:secret@127.0.0.1:9/leads', settings);
    expect(exitCode).toBe(1);
    expect(errors).toContain('The PostgreSQL database of move-to cannot be used: ');
    expect(errors).toContain('the address that you gave to move-to');
    // Nobody has set it.
    expect(errors).not.toContain('DATABASE_URL');
    expect(errors).not.toContain('secret');
  });
});
