import { copyFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { retentionDays } from '../../content/retention.ts';
import { prepareDataFolder } from '../data-folder.ts';
import type { Database } from '../database/database.ts';
import type { Deletion } from '../database/schema.ts';
import { tryInbox } from '../features/inbox/testing/try-inbox.ts';
import { createService } from '../service.ts';
import { type Engine, engines } from '../testing/engines.ts';
import { filesWith } from '../testing/files-with.ts';
import { minute, storeLeads } from '../testing/stored-records.ts';
import { CLOCK_START, startTestService, type TestService } from '../testing/test-service.ts';
import { addMilliseconds } from '../time/clock.ts';
import { DAY_MS } from '../time/durations.ts';
import { addDeletions } from './deletion-list.ts';
import { saveLastRun } from './last-run.ts';
import { replayDeletions } from './replay.ts';

/** Starts another server on the same database. */
async function start({ config, clock }: TestService): Promise<void> {
  const service = await createService(config, { clock });
  onTestFinished(() => service.stop());
}

function replay({ database, config, clock }: TestService) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  return replayDeletions({ database, settings: config, now: clock(), log }).then(() => log);
}

function readDeletions(database: Database): Promise<Deletion[]> {
  return database.selectFrom('deletions').selectAll().execute();
}

function listFile({ config }: TestService): string {
  return join(config.dataDir, 'deletions.jsonl');
}

/** Stores one record of every kind from Maya and a lead from Lee, then deletes Maya's. */
async function tryWithDeleted(engine: Engine) {
  const inbox = await tryInbox(engine);
  // The server does this at its start.
  await prepareDataFolder(inbox.config.dataDir);
  await inbox.lead();
  await inbox.application({ email: 'maya@example.ca' });
  await inbox.subscriber('maya@example.ca');
  await inbox.lead({ name: 'Lee Chan', email: 'lee@example.ca', _replyto: 'lee@example.ca' });
  const { database } = inbox;
  const rows = {
    lead: await database.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow(),
    application: await database.selectFrom('job_applications').selectAll().executeTakeFirstOrThrow(),
    subscription: await database.selectFrom('newsletter_subscriptions').selectAll().executeTakeFirstOrThrow(),
  };
  await inbox.run('delete maya@example.ca --yes');
  /** Inserts the rows again, as a restored backup would. */
  async function bringBack() {
    await database.insertInto('contact_messages').values(rows.lead).execute();
    await database.insertInto('job_applications').values(rows.application).execute();
    await database.insertInto('newsletter_subscriptions').values(rows.subscription).execute();
  }
  return { ...inbox, rows, bringBack };
}

async function names(database: Database): Promise<string[]> {
  const leads = await database.selectFrom('contact_messages').select('name').execute();
  const applications = await database.selectFrom('job_applications').select('name').execute();
  const subscriptions = await database
    .selectFrom('newsletter_subscriptions')
    .select('email as name')
    .execute();
  return [...leads, ...applications, ...subscriptions].map(({ name }) => name).sort();
}

describe.each(engines)('the list of deletions on %s', (engine) => {
  it('is kept twice, for its owner alone, and says nothing about whom', async () => {
    const inbox = await tryWithDeleted(engine);
    const listed = await readDeletions(inbox.database);
    expect(listed.map(({ kind, record_id }) => [kind, record_id]).sort()).toEqual([
      ['application', 1],
      ['lead', 1],
      ['subscription', 1],
    ]);
    const [header, ...lines] = (await readFile(listFile(inbox), 'utf8')).trim().split('\n');
    expect(JSON.parse(header ?? '')).toEqual({ since: CLOCK_START.toISOString() });
    expect(lines.map((line) => JSON.parse(line))).toEqual(expect.arrayContaining(listed));
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual(['deleted_at', 'kind', 'received_at', 'record_id']);
    expect((await stat(listFile(inbox))).mode & 0o777).toBe(0o600);
  });

  it('deletes again at the start what came back, even where the list in the database is gone', async () => {
    const inbox = await tryWithDeleted(engine);
    const { database, bringBack } = inbox;
    await bringBack();
    await database.deleteFrom('deletions').execute();
    expect(await names(database)).toHaveLength(4);
    await start(inbox);
    expect(await names(database)).toEqual(['Lee Chan']);
    expect(await readDeletions(database)).toHaveLength(3);
  });

  it('deletes again where the file is gone, makes it anew, and says how many there were', async () => {
    const inbox = await tryWithDeleted(engine);
    await inbox.bringBack();
    await rm(listFile(inbox));
    const log = await replay(inbox);
    expect(await names(inbox.database)).toEqual(['Lee Chan']);
    expect(log.warn.mock.calls).toEqual([[{ deleted: 3 }, expect.stringContaining('deleted again')]]);
    expect((await readFile(listFile(inbox), 'utf8')).trim().split('\n')).toHaveLength(4);
  });

  it('leaves another record alone that was given the same id', async () => {
    const inbox = await tryWithDeleted(engine);
    const received_at = addMilliseconds(CLOCK_START, 1).toISOString();
    await inbox.database
      .insertInto('contact_messages')
      .values({ ...inbox.rows.lead, name: 'New', received_at })
      .execute();
    const log = await replay(inbox);
    expect(await names(inbox.database)).toEqual(['Lee Chan', 'New']);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('goes on with what can be read of a damaged file, and mends it', async () => {
    const inbox = await tryWithDeleted(engine);
    await inbox.bringBack();
    await inbox.database.deleteFrom('deletions').execute();
    const lines = (await readFile(listFile(inbox), 'utf8')).trim().split('\n');
    const damaged = ['\0\0\0', '{"kind":"lead"', '{"kind":"house","record_id":1}', '42', ''];
    await writeFile(listFile(inbox), [...damaged, ...lines, '{"kind":"lead","rec'].join('\n'));
    const log = await replay(inbox);
    expect(await names(inbox.database)).toEqual(['Lee Chan']);
    expect(log.warn).toHaveBeenCalledWith({ lines: 5 }, expect.stringContaining('damaged lines'));
    expect(new Set((await readFile(listFile(inbox), 'utf8')).trim().split('\n'))).toEqual(new Set(lines));
    expect((await stat(listFile(inbox))).mode & 0o777).toBe(0o600);
  });

  it('may be longer than any part of it that is read at once', async () => {
    const inbox = await startTestService(engine);
    await prepareDataFolder(inbox.config.dataDir);
    const { database } = inbox;
    const leads = await storeLeads(
      database,
      Array.from({ length: 1_300 }, (_, index) => ({ received_at: minute(index) })),
    );
    const entries = leads.map(
      ({ id, received_at }): Deletion => ({
        kind: 'lead',
        record_id: id,
        received_at,
        deleted_at: minute(0),
      }),
    );
    // Some are in the file alone, some in the database, and some in the file twice.
    const lines = [...entries.slice(100, 1_200), ...entries.slice(100, 200)].map((entry) =>
      JSON.stringify(entry),
    );
    const endless = 'x'.repeat(200_000);
    await writeFile(
      listFile(inbox),
      [JSON.stringify({ since: minute(0) }), endless, ...lines, ''].join('\n'),
    );
    await addDeletions(database, entries.slice(0, 150));
    const log = await replay(inbox);
    expect(log.warn.mock.calls).toEqual([
      [{ deleted: 1_200 }, expect.anything()],
      [{ lines: 1 }, expect.anything()],
    ]);
    const left = await database.selectFrom('contact_messages').select('id').orderBy('id').execute();
    expect(left).toEqual(leads.slice(1_200).map(({ id }) => ({ id })));
    const [header, ...listed] = (await readFile(listFile(inbox), 'utf8')).trim().split('\n');
    expect(JSON.parse(header ?? '')).toEqual({ since: minute(0) });
    expect(listed.map((line) => JSON.parse(line).record_id).sort((a, b) => a - b)).toEqual(
      entries.slice(0, 1_200).map(({ record_id }) => record_id),
    );
    const { mtimeMs } = await stat(listFile(inbox));
    expect((await replay(inbox)).warn).not.toHaveBeenCalled();
    // Nothing has changed, so it is not written again.
    expect((await stat(listFile(inbox))).mtimeMs).toBe(mtimeMs);
  });

  it('takes the next deletion after half a line', async () => {
    const inbox = await tryWithDeleted(engine);
    const whole = await readFile(listFile(inbox), 'utf8');
    await writeFile(listFile(inbox), whole.slice(0, -10));
    await inbox.run('delete lee@example.ca --yes');
    const lines = (await readFile(listFile(inbox), 'utf8')).trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ kind: 'lead', record_id: 2 });
  });

  it('does not keep a server from starting, or a record from being deleted, where the file cannot be used', async () => {
    const inbox = await tryWithDeleted(engine);
    await rm(listFile(inbox));
    await mkdir(listFile(inbox));
    expect(await inbox.run('delete lee@example.ca --yes')).toMatchObject({ exitCode: 0 });
    expect(await names(inbox.database)).toEqual([]);
    const log = await replay(inbox);
    expect(log.error).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('cannot be read'));
    await start(inbox);
  });

  it('forgets what retention would delete anyway, by a clock that can be believed, but no subscription', async () => {
    const inbox = await startTestService(engine);
    await prepareDataFolder(inbox.config.dataDir);
    const { database } = inbox;
    const longest = Math.max(...Object.values(retentionDays));
    const old = addMilliseconds(CLOCK_START, -(longest + 1) * DAY_MS).toISOString();
    const young = addMilliseconds(CLOCK_START, -(longest - 1) * DAY_MS).toISOString();
    const entry = (kind: Deletion['kind'], received_at: string): Deletion => ({
      kind,
      record_id: 7,
      received_at,
      deleted_at: received_at,
    });
    const kept = [entry('lead', young), entry('application', young), entry('subscription', old)];
    await addDeletions(database, [...kept, entry('lead', old), entry('application', old)]);
    await replay(inbox);
    expect(await readDeletions(database)).toHaveLength(5);
    await saveLastRun(database, CLOCK_START);
    await replay(inbox);
    const inFile = (await readFile(listFile(inbox), 'utf8')).trim().split('\n').slice(1);
    for (const left of [await readDeletions(database), inFile.map((line) => JSON.parse(line))]) {
      expect(left).toHaveLength(3);
      expect(left).toEqual(expect.arrayContaining(kept));
    }
  });
});

describe('the list of deletions', () => {
  it('cleans an old database file that somebody has copied into its place', async () => {
    const inbox = await tryInbox('SQLite');
    const text = 'A stair of zebrawood.';
    const reference = await inbox.lead({ message: text });
    const other = await startTestService('SQLite');
    await inbox.run(`backup ${join(other.config.dataDir, 'copied')}`);
    await inbox.run(`delete ${reference} --yes`);
    // The data folder of a machine that was stopped, with yesterday's database.
    const dataDir = join(other.config.dataDir, 'machine');
    await mkdir(dataDir);
    await copyFile(listFile(inbox), join(dataDir, 'deletions.jsonl'));
    await copyFile(join(other.config.dataDir, 'copied'), join(dataDir, 'leads.sqlite'));
    expect(await filesWith(dataDir, text)).toEqual(['leads.sqlite']);
    await start({ ...other, config: { ...other.config, dataDir } });
    expect(await filesWith(dataDir, text)).toEqual([]);
  });

  it('is whole on each of several machines', async () => {
    const inbox = await tryWithDeleted('PostgreSQL');
    const beside = await startTestService('PostgreSQL', { beside: inbox });
    await prepareDataFolder(beside.config.dataDir);
    await replay(beside);
    const lines = async (service: TestService) =>
      new Set((await readFile(listFile(service), 'utf8')).trim().split('\n'));
    expect(await lines(beside)).toEqual(await lines(inbox));
  });
});
