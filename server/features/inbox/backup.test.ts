import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { apiPaths } from '../../../contract/api.ts';
import { DATABASE_FILE_NAME, openDatabase } from '../../database/database.ts';
import { estimateFields, formData } from '../../testing/forms.ts';
import { startServiceProcess } from '../../testing/service-process.ts';
import { startInbox } from './testing/inbox-process.ts';
import { runInbox } from './testing/run-inbox.ts';
import { addResumes, allRows, emptyFolder, filledStore, leadsIn, withFile } from './testing/stores.ts';
import { tryInbox } from './testing/try-inbox.ts';

async function readEverything(dataDir: string) {
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.destroy());
  return allRows(database);
}

describe('a backup', () => {
  it('is one file for its owner only that holds everything, and says what', async () => {
    const { lead, application, subscriber, run, database } = await tryInbox('SQLite');
    await lead();
    await application();
    await subscriber('maya@example.ca');
    const folder = await emptyFolder();
    const file = join(folder, DATABASE_FILE_NAME);
    const { exitCode, out } = await run(`backup ${file}`);
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^Saved .*checked/);
    expect(out).toMatch(
      /Leads +1\n +Notes +0\n +Photos +0\n +Applications +1\n +Resumes +0\n +Subscribers +1\n +Mail.* 4\n/,
    );
    expect(out.match(/^ {2}\w+_\w+ /gm), 'tables without a name of their own').toBeNull();
    expect(await readdir(folder)).toEqual([DATABASE_FILE_NAME]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readEverything(folder)).toEqual(await allRows(database));
  });

  it('goes into a folder under a dated name', async () => {
    const { run } = await tryInbox('SQLite');
    const folder = await emptyFolder();
    await run(`backup ${folder}`);
    expect(await readdir(folder)).toEqual(['leads-2026-11-15T15-00-00-000Z.sqlite']);
  });

  it('overwrites nothing, and leaves nothing where it cannot be made', async () => {
    const { run } = await tryInbox('SQLite');
    const folder = await emptyFolder();
    const file = join(folder, 'mine');
    await writeFile(file, 'mine');
    expect(await run(`backup ${file}`)).toMatchObject({
      exitCode: 1,
      out: '',
      errors: expect.stringContaining('Choose another name'),
    });
    expect(await readFile(file, 'utf8')).toBe('mine');
    expect((await run(`backup ${join(folder, 'no', 'folder')}`)).exitCode).toBe(1);
    expect(await readdir(folder)).toEqual(['mine']);
  });

  it('is not named like the folder that it was to go into, and is not there', async () => {
    const { dataDir } = await filledStore();
    const folder = await emptyFolder();
    expect(await runInbox(`backup ${join(folder, 'backups')}/`, { DATA_DIR: dataDir })).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('There is no folder'),
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('of a damaged database is refused rather than kept', async () => {
    const { dataDir } = await filledStore();
    const folder = await emptyFolder();
    withFile(join(dataDir, DATABASE_FILE_NAME), (database) =>
      database.exec('pragma foreign_keys = off; delete from job_applications'),
    );
    expect(await runInbox(`backup ${join(folder, 'copy')}`, { DATA_DIR: dataDir })).toMatchObject({
      exitCode: 1,
      errors: expect.stringMatching(/^No copy was made: a row of \w+ refers to one of job_applications/),
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('that was killed in the middle never passes for a whole one', async () => {
    const { dataDir, references } = await filledStore();
    addResumes(dataDir, 60);
    const file = join(await emptyFolder(), 'copy');
    const { exitCode } = await startInbox({ DATA_DIR: dataDir }, 'backup', file).killOnceLargerThan(
      file,
      100_000,
    );
    const target = await emptyFolder();
    const restored = await runInbox(`restore ${file}`, { DATA_DIR: target });
    if (exitCode === 0 || restored.exitCode === 0)
      expect(leadsIn(join(target, DATABASE_FILE_NAME))).toEqual(references);
    else expect(restored.errors).toContain('cannot be restored');
  });

  it('of PostgreSQL is left to pg_dump, with the command for it and without the password', async () => {
    const settings = { DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/leads' };
    const { exitCode, out, errors } = await runInbox('backup /tmp/leads.dump', settings);
    expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
    expect(errors).toContain('pg_dump --format=custom --no-owner --file=/tmp/leads.dump "$DATABASE_URL"');
    expect(errors).toContain('pg_restore');
    expect(errors).not.toContain('secret');
  });

  it('of PostgreSQL into a folder has a command that names each copy after its time, as cron needs it', async () => {
    const folder = join(await emptyFolder(), "owner's");
    const programs = await emptyFolder();
    await mkdir(folder);
    await writeFile(join(programs, 'pg_dump'), '#!/bin/sh\necho "$4" > "$(echo "$3" | cut -d= -f2)"\n', {
      mode: 0o755,
    });
    const url = 'postgres://me:secret@127.0.0.1:9/leads';
    const { errors } = await runInbox(`backup ${folder}`, { DATABASE_URL: url });
    const [, save = ''] = /^Save: (.*)$/m.exec(errors) ?? [];
    // Cron ends a command at a percent sign.
    expect(save).not.toContain('%');
    execFileSync('sh', ['-c', save], {
      env: { PATH: `${programs}:${process.env.PATH}`, DATABASE_URL: url },
    });
    const [file = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(file).toMatch(/^leads-\d{4}-\d\d-\d\dT[\d:+-]+\.dump$/);
    expect(await readFile(join(folder, file), 'utf8')).toBe(`${url}\n`);
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  });

  it('shows one moment of a database that another process goes on writing to', {
    timeout: 120_000,
  }, async () => {
    const { dataDir } = await filledStore();
    addResumes(dataDir, 60);
    const settings = {
      DATA_DIR: dataDir,
      TRUST_PROXY: '127.0.0.1',
      LEAD_MAILS_PER_HOUR: '999999',
      LOG_LEVEL: 'silent',
    };
    const { url } = await startServiceProcess(settings, 'calls-only');
    const stored: string[] = leadsIn(join(dataDir, DATABASE_FILE_NAME));
    let isOver = false;
    let number = 0;
    const visitor = async () => {
      while (!isOver) {
        number++;
        const answer = await fetch(url + apiPaths.contact, {
          method: 'POST',
          body: formData(estimateFields()),
          headers: { 'X-Forwarded-For': `10.0.${number >> 8}.${number & 255}` },
        });
        stored.push(((await answer.json()) as { reference: string }).reference);
      }
    };
    const visitors = Promise.all([visitor(), visitor(), visitor()]);
    const folder = await emptyFolder();
    for (const name of ['first', 'second']) {
      const before = [...stored];
      const file = join(folder, name);
      expect(await startInbox(settings, 'backup', file).ended).toMatchObject({ exitCode: 0, errors: '' });
      const copied = leadsIn(file);
      expect(copied).toEqual(expect.arrayContaining(before));
      // A lead and its mail are written in one transaction: a copy of several moments could have one without the other.
      withFile(file, (copy) => {
        expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
        expect(
          copy
            .prepare(
              `select reference from contact_messages where
               (select count(*) from outbox where contact_message_id = contact_messages.id) <> 3`,
            )
            .all(),
        ).toEqual([]);
      });
    }
    isOver = true;
    await visitors;
    expect(stored.length).toBeGreaterThan(leadsIn(join(folder, 'first')).length);
  });
});
