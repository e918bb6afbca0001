import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../database/database.ts';
import { openExclusively } from '../../database-copies/embedded-database.ts';
import { filesWith } from '../../testing/files-with.ts';
import { runService, startServiceProcess } from '../../testing/service-process.ts';
import { startInbox } from './testing/inbox-process.ts';
import { runInbox } from './testing/run-inbox.ts';
import { addResumes, embeddedPath, emptyFolder, filledStore, leadsIn, withFile } from './testing/stores.ts';

/** More than opening the database writes. */
const JOURNAL_IN_USE_BYTES = 500_000;

/** A database, a backup of it, and a lead that was stored after the backup. */
async function storeWithBackup() {
  const { dataDir, references } = await filledStore();
  const backup = join(await emptyFolder(), 'backup');
  await runInbox(`backup ${backup}`, { DATA_DIR: dataDir });
  withFile(embeddedPath(dataDir), (database) =>
    database.exec(`update contact_messages set reference = 'SINCE' where id = 1`),
  );
  return { dataDir, backup, references, settings: { DATA_DIR: dataDir } };
}

async function keptFile(dataDir: string): Promise<string> {
  const [name = ''] = (await readdir(dataDir)).filter((entry) => entry.startsWith('leads-before-restore-'));
  return join(dataDir, name);
}

describe('restoring', () => {
  it('brings back what was there, and keeps what is there now for its owner under a dated name', async () => {
    const { dataDir, backup, references, settings } = await storeWithBackup();
    const { exitCode, out } = await runInbox(`restore ${backup}`, settings);
    const kept = await keptFile(dataDir);
    expect(exitCode).toBe(0);
    expect(out).toContain(`Restored ${backup}`);
    expect(out).toMatch(/Leads +2\n +Notes +2\n +Photos +2\n +Applications +2\n +Resumes +1\n/);
    expect(out).toContain(`As it was before: ${kept}`);
    expect(out).toContain(
      `The server removes that copy after 30 days. If you do not need it, remove it now: rm ${kept}`,
    );
    expect(out).toContain('8 emails had not gone out when the backup was made, planned reminders included.');
    expect(leadsIn(embeddedPath(dataDir))).toEqual(references);
    expect(leadsIn(kept)).toEqual(['SINCE', references[1]]);
    expect((await stat(kept)).mode & 0o777).toBe(0o600);
    expect((await readdir(dataDir)).sort()).toEqual([kept.slice(dataDir.length + 1), 'leads.sqlite']);
  });

  it('does not bring back who was deleted after the backup was made, and says how many', async () => {
    const { dataDir, references } = await filledStore();
    const settings = { DATA_DIR: dataDir };
    const backup = join(await emptyFolder(), 'backup');
    await runInbox(`backup ${backup}`, settings);
    await runInbox(`delete ${references[0]} --yes`, settings);
    await runInbox('delete ada@example.ca --yes', settings);
    // Deletions are listed in the database and in a file beside it. Either list is enough.
    withFile(embeddedPath(dataDir), (database) => database.exec(`delete from deletions where kind = 'lead'`));
    const { exitCode, out } = await runInbox(`restore ${backup}`, settings);
    expect(exitCode).toBe(0);
    expect(out).toContain('3 records of the backup were left out: deleted after it was made.');
    expect(out).toMatch(/Leads +1\n +Notes +1\n +Photos +0\n +Applications +0\n +Resumes +0\n/);
    expect(leadsIn(embeddedPath(dataDir))).toEqual([references[1]]);
    for (const text of [references[0] ?? '', 'Galley kitchen', 'Ada Okafor'])
      expect(await filesWith(dataDir, text)).toEqual([]);
    // The next restore then finds them deleted as well.
    expect(
      withFile(embeddedPath(dataDir), (database) => database.prepare('select kind from deletions').all()),
    ).toHaveLength(4);
  });

  it('says that deleted people may be back, unless the list of deletions reaches back to the backup', async () => {
    const { dataDir, backup, settings } = await storeWithBackup();
    const warning = 'People who were deleted after the backup was made may be in it again';
    const list = join(dataDir, 'deletions.jsonl');
    expect((await runInbox(`restore ${backup}`, { DATA_DIR: await emptyFolder() })).out).toContain(warning);
    expect((await runInbox(`restore ${backup}`, settings)).out).toContain(warning);
    await writeFile(list, '{"since":"2026-11-15T15:00:00.001Z"}\n');
    expect((await runInbox(`restore ${backup}`, settings)).out).toContain(warning);
    await writeFile(list, '{"since":"2026-11-15T15:00:00.000Z"}\n');
    expect((await runInbox(`restore ${backup}`, settings)).out).not.toContain(warning);
  });

  it('does not make the clock look wrong', async () => {
    const { dataDir, backup, settings } = await storeWithBackup();
    const lastRun = () =>
      withFile(embeddedPath(dataDir), (database) =>
        database.prepare(`select value from upkeep where name = 'last-run'`).get(),
      );
    withFile(embeddedPath(dataDir), (database) =>
      database.exec(`update upkeep set value = '2027-02-01T00:00:00.000Z' where name = 'last-run'`),
    );
    await runInbox(`restore ${backup}`, settings);
    expect(lastRun()).toEqual({ value: '2027-02-01T00:00:00.000Z' });
  });

  it('leaves the backup as it is, to be used again', async () => {
    const { backup, settings } = await storeWithBackup();
    const before = await readFile(backup);
    await runInbox(`restore ${backup}`, settings);
    expect((await readFile(backup)).equals(before)).toBe(true);
  });

  it('gives no id twice afterwards, not even that of a lead that was deleted before the backup', async () => {
    const { dataDir, backup, settings } = await storeWithBackup();
    withFile(backup, (database) => database.exec('delete from contact_messages where id = 2'));
    withFile(embeddedPath(dataDir), (database) =>
      database.exec('delete from contact_messages; delete from sqlite_sequence'),
    );
    await runInbox(`restore ${backup}`, settings);
    const database = await openDatabase({ dataDir });
    const { id, ...row } = await database
      .selectFrom('contact_messages')
      .selectAll()
      .executeTakeFirstOrThrow();
    const added = await database
      .insertInto('contact_messages')
      .values({ ...row, reference: 'NEW', submission_id: 'new' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.destroy();
    expect([id, added.id]).toEqual([1, 3]);
  });

  it('puts the backup in place where there is no database yet', async () => {
    const { backup, references } = await storeWithBackup();
    const dataDir = join(await emptyFolder(), 'new', 'data');
    const { exitCode, out } = await runInbox(`restore ${backup}`, { DATA_DIR: dataDir });
    expect(exitCode).toBe(0);
    expect(out).not.toContain('As it was before');
    expect(leadsIn(embeddedPath(dataDir))).toEqual(references);
    expect((await stat(embeddedPath(dataDir))).mode & 0o777).toBe(0o600);
    expect(await readdir(dataDir)).toEqual(['leads.sqlite']);
  });

  it('does not mix the backup with the journal of a database that is gone', async () => {
    const { dataDir, backup, references, settings } = await storeWithBackup();
    const journal = `${embeddedPath(dataDir)}-wal`;
    const database = await openDatabase({ dataDir });
    await database.updateTable('contact_messages').set({ reference: 'GONE' }).where('id', '=', 1).execute();
    const written = await readFile(journal);
    await database.destroy();
    // What a server leaves that was killed, or whose file was deleted while it ran.
    await writeFile(journal, written);
    await rm(embeddedPath(dataDir));
    expect(await runInbox(`restore ${backup}`, settings)).toMatchObject({
      exitCode: 1,
      out: '',
      errors: expect.stringMatching(/leads\.sqlite-wal[\s\S]*to another folder/),
    });
    expect((await readFile(journal)).equals(written)).toBe(true);
    expect(await readdir(dataDir)).toEqual(['leads.sqlite-wal']);
    await rm(journal);
    expect((await runInbox(`restore ${backup}`, settings)).exitCode).toBe(0);
    expect(leadsIn(embeddedPath(dataDir))).toEqual(references);
  });

  it('reads what still lies in the journal of a folder that was copied by hand', async () => {
    const { dataDir, references } = await filledStore();
    const copy = join(await emptyFolder(), 'copy.sqlite');
    const target = await emptyFolder();
    const database = await openDatabase({ dataDir });
    await database
      .deleteFrom('contact_messages')
      .where('reference', '=', references[0] ?? '')
      .execute();
    for (const ending of ['', '-wal'])
      await writeFile(copy + ending, await readFile(embeddedPath(dataDir) + ending));
    await database.destroy();
    await runInbox(`restore ${copy}`, { DATA_DIR: target });
    expect(leadsIn(embeddedPath(target))).toEqual([references[1]]);
  });

  it('is refused while a server has the database open, and not by one that was killed', async () => {
    const { dataDir, backup, references, settings } = await storeWithBackup();
    const server = await startServiceProcess({ ...settings, LOG_LEVEL: 'silent' }, 'calls-only');
    expect(await runInbox(`restore ${backup}`, settings)).toMatchObject({
      exitCode: 1,
      out: '',
      errors: expect.stringMatching(/is in use[\s\S]*Stop the server/),
    });
    server.kill('SIGKILL');
    await server.exited;
    expect(leadsIn(embeddedPath(dataDir))).toContain('SINCE');
    expect((await runInbox(`restore ${backup}`, settings)).exitCode).toBe(0);
    expect(leadsIn(embeddedPath(dataDir))).toEqual(references);
  });

  it('lets no server in until it is done', async () => {
    const { dataDir } = await filledStore();
    const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
    const database = await openExclusively({ dataDir });
    const early = runService(settings, 'calls-only');
    expect(await early.exited).toBe(1);
    expect(early.output()).toContain('database is locked');
    database.close();
    await startServiceProcess(settings, 'calls-only');
  });

  it('leaves a database that a server starts with', async () => {
    const { backup, settings } = await storeWithBackup();
    await runInbox(`restore ${backup}`, settings);
    const { url } = await startServiceProcess({ ...settings, LOG_LEVEL: 'silent' }, 'calls-only');
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  });

  it.each<[string, (file: string) => Promise<unknown> | unknown, string]>([
    ['is no database', (file) => writeFile(file, 'x'.repeat(5000)), 'file is not a database'],
    ['is empty', (file) => writeFile(file, ''), 'it holds no leads'],
    ['is cut off', (file) => truncate(file, 40_000), 'cannot be restored'],
    [
      'has lost rows that others refer to',
      (file) =>
        withFile(file, (copy) => copy.exec('pragma foreign_keys = off; delete from contact_messages')),
      'it is damaged',
    ],
    [
      'comes from a newer version',
      (file) =>
        withFile(file, (copy) =>
          copy.exec(`insert into kysely_migration values ('9999-of-a-later-version', '')`),
        ),
      'Update this software first',
    ],
  ])('refuses a file that %s, and changes nothing', async (_what, spoil, advice) => {
    const { dataDir, backup, settings } = await storeWithBackup();
    await spoil(backup);
    expect(await runInbox(`restore ${backup}`, settings)).toMatchObject({
      exitCode: 1,
      out: '',
      errors: expect.stringContaining(advice),
    });
    expect(leadsIn(embeddedPath(dataDir))).toContain('SINCE');
    expect(await readdir(dataDir)).toEqual(['leads.sqlite']);
  });

  it('says what to do where the present database is damaged', async () => {
    const { dataDir, backup, settings } = await storeWithBackup();
    await writeFile(embeddedPath(dataDir), 'x'.repeat(5000));
    expect(await runInbox(`restore ${backup}`, settings)).toMatchObject({
      exitCode: 1,
      errors: expect.stringMatching(/damaged[\s\S]*Stop the server, move \S+leads\.sqlite/),
    });
    expect(await readFile(embeddedPath(dataDir), 'utf8')).toBe('x'.repeat(5000));
  });

  it('that is killed in the middle leaves all of the old records or all of the new', async () => {
    const { dataDir, backup, references, settings } = await storeWithBackup();
    addResumes(dataDir, 60);
    // While the records are being replaced, the old ones are in the journal beside the file.
    const journal = `${embeddedPath(dataDir)}-journal`;
    await startInbox(settings, 'restore', backup).killOnceLargerThan(journal, JOURNAL_IN_USE_BYTES);
    const [first] = leadsIn(embeddedPath(dataDir));
    withFile(embeddedPath(dataDir), (database) => {
      expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
      const { count } = database.prepare('select count(*) as count from resumes').get() ?? {};
      expect([first, count]).toEqual(first === 'SINCE' ? ['SINCE', 61] : [references[0], 1]);
    });
    expect((await runInbox(`restore ${backup}`, settings)).exitCode).toBe(0);
    expect(leadsIn(embeddedPath(dataDir))).toEqual(references);
    expect((await readdir(dataDir)).filter((name) => !name.startsWith('leads'))).toEqual([]);
  });

  it('of PostgreSQL is left to pg_restore', async () => {
    const settings = { DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/leads' };
    const { exitCode, errors } = await runInbox('restore /tmp/leads.dump', settings);
    expect(exitCode).toBe(1);
    expect(errors).toContain('pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL"');
    expect(errors).not.toContain('secret');
  });
});
