import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { company } from '../../../content/company.ts';
import { engines, makeStore } from '../../testing/engines.ts';
import { commands } from './command-line.ts';
import { runInbox as run } from './testing/run-inbox.ts';
import { emptyFolder } from './testing/stores.ts';
import { tryInbox } from './testing/try-inbox.ts';

const UNKNOWN = `${company.initials}-22222`;

describe('called wrongly', () => {
  it.each([
    [`shwo ${UNKNOWN}`, 'There is no command shwo.'],
    [UNKNOWN, `Did you mean: npm run inbox -- show ${UNKNOWN}`],
    ['lead', 'The commands are: overview, leads, visits, applications'],
    ['leads --waitin', "Unknown option '--waitin'"],
    ['leads --save x', "Unknown option '--save'"],
    ['leads --save x', 'How it goes: npm run inbox -- leads [--waiting] [--all] [--json]'],
    ['leads now', 'leads does not take now.'],
    ['show', 'show needs <REF | EMAIL>.'],
    ['answered', 'answered needs <REF...>.'],
    ['show A B', 'How it goes: npm run inbox -- show <REF | EMAIL>'],
    [`resume ${UNKNOWN} --save`, "Option '--save <value>' argument missing"],
    ['leads --json=yes', "Option '--json' does not take an argument"],
    ['leads --json=yes', 'How it goes: npm run inbox -- leads [--waiting] [--all] [--json]'],
    ['--jso', "Unknown option '--jso'"],
    ['help nonsense', 'There is no command nonsense.'],
  ])('%s exits with 2 and says how it goes', async (args, advice) => {
    const { exitCode, out, errors } = await run(args, { DATA_DIR: await emptyFolder() });
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
    expect(errors).toContain(advice);
  });

  it('helps, for every command, even where the settings are wrong', async () => {
    const bad = { PORT: 'http' };
    for (const args of [
      'help',
      '--help',
      '-h',
      ...commands.map(({ name }) => `help ${name}`),
      'leads --help',
    ]) {
      const { exitCode, out } = await run(args, bad);
      expect(exitCode).toBe(0);
      expect(out).toContain('npm run inbox --');
    }
    const { out } = await run('help', bad);
    for (const { name, summary } of commands) {
      expect(out).toContain(name);
      expect(out).toContain(summary);
    }
    expect(await run('', bad)).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('PORT should be a number'),
    });
  });
});

/** People use these in scripts and from memory. */
const USAGES = [
  'overview [--json]',
  'leads [--waiting] [--all] [--json]',
  'visits [--all] [--json]',
  'applications [--all] [--json]',
  'subscribers [--all] [--json]',
  'spam [--all] [--json]',
  'outbox [--all] [--json]',
  'find <WORD...>',
  'show <REF | EMAIL> [--json]',
  'answered <REF...>',
  'declined <REF>',
  'not-answered <REF>',
  'not-spam <REF>',
  'photos <REF> [FOLDER] [--force]',
  'resume <REF> [--save <FILE>] [--force]',
  'retry [REF]',
  'delete <REF | EMAIL> [--yes]',
  'export <leads.csv> [--force]',
  'import <site.json> [--replace]',
  'backup <FILE>',
  'restore <FILE>',
  'move-to <DATABASE_URL>',
];

describe('the commands', () => {
  it('are these, with these arguments and options', async () => {
    const names = USAGES.map((usage) => usage.split(' ')[0]);
    expect(commands.map(({ name }) => name)).toEqual(names);
    for (const [index, usage] of USAGES.entries())
      expect((await run(`help ${names[index]}`, {})).out).toContain(`npm run inbox -- ${usage}\n`);
  });
});

describe('the README', () => {
  it('names every command in its table', async () => {
    const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
    const [, afterHeading = ''] = readme.split('## The inbox\n');
    const [table = ''] = afterHeading.split('\n## ');
    for (const { name } of commands) expect(table).toMatch(new RegExp(`\`${name}( [^\`]*)?\``));
  });
});

describe('without a database', () => {
  it('says that there is none yet and what to do, and makes none', async () => {
    const DATA_DIR = await emptyFolder();
    for (const folder of [DATA_DIR, join(DATA_DIR, 'not', 'there')]) {
      const { exitCode, out } = await run('', { DATA_DIR: folder });
      expect(exitCode).toBe(0);
      expect(out).toContain(`There is no database in ${folder} yet.`);
      expect(out).toContain('npm start');
    }
    for (const args of ['leads', 'leads --json', '--json', `answered ${UNKNOWN}`]) {
      const { exitCode, out, errors } = await run(args, { DATA_DIR });
      expect({ exitCode, out }).toEqual({ exitCode: 1, out: '' });
      expect(errors).toContain('There is no database');
    }
    expect(await readdir(DATA_DIR)).toEqual([]);
  });

  it('makes no tables in an empty PostgreSQL', async () => {
    const { databaseUrl, dataDir, remove } = await makeStore('PostgreSQL');
    onTestFinished(remove);
    for (const _ of ['first', 'second']) {
      const { exitCode, out } = await run('', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
      expect(exitCode).toBe(0);
      expect(out).toContain('is still empty');
    }
  });

  it('says that PostgreSQL does not answer, without its password', async () => {
    const { exitCode, errors } = await run('leads', {
      DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/leads',
    });
    expect(exitCode).toBe(1);
    expect(errors).toContain('The PostgreSQL database of DATABASE_URL cannot be used');
    expect(errors).not.toContain('secret');
  });
});

describe.each(engines)('an unknown reference on %s', (engine) => {
  it('is answered with where to look', async () => {
    const { run } = await tryInbox(engine);
    for (const command of [
      'show',
      'answered',
      'not-answered',
      'not-spam',
      'photos',
      'resume',
      'retry',
      'delete',
    ])
      expect(await run(`${command} ${UNKNOWN}`)).toMatchObject({
        exitCode: 1,
        out: '',
        errors: expect.stringMatching(
          new RegExp(`^Nothing here has the reference ${UNKNOWN}\\.\nWhat is here: npm run inbox -- leads,`),
        ),
      });
  });
});
