import { stat, writeFile } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { makeStore } from '../testing/engines.ts';
import { operatorCheck } from './operator.ts';
import { readOperatorToken, readSharedOperatorToken, UnusableOperatorToken } from './operator-token.ts';

const TOKEN = 'correct-horse:battery';

function requestWith(authorization: string | undefined) {
  return { headers: { authorization } } as FastifyRequest;
}

function basic(credentials: string): string {
  return `Basic ${Buffer.from(credentials).toString('base64')}`;
}

describe('the operator', () => {
  it.each([basic(`anybody:${TOKEN}`), basic(`:${TOKEN}`), basic(`é:${TOKEN}`).replace('Basic', 'basic')])(
    'is who sends the token as the password: %s',
    (header) => {
      expect(operatorCheck(TOKEN)(requestWith(header))).toBe(true);
    },
  );

  it.each([
    undefined,
    '',
    'Basic',
    'Basic !',
    basic(TOKEN.replace(':', '')),
    basic(`x:${TOKEN} `),
    basic('x:'),
    `Bearer ${TOKEN}`,
  ])('is nobody else: %s', (header) => {
    expect(operatorCheck(TOKEN)(requestWith(header))).toBe(false);
  });
});

describe('the operator token', () => {
  async function folder() {
    const store = await makeStore('SQLite');
    onTestFinished(() => store.remove());
    return store.dataDir;
  }

  it('is the setting where there is one, and nothing is written', async () => {
    const dataDir = await folder();
    expect(await readOperatorToken({ operatorToken: TOKEN, dataDir })).toEqual({
      token: TOKEN,
      file: undefined,
    });
    await expect(stat(dataDir)).rejects.toThrow('ENOENT');
  });

  it('is made once, by the first of several that start, for its owner’s eyes only', async () => {
    const dataDir = await folder();
    const tokens = await Promise.all(
      [1, 2, 3].map(() => readOperatorToken({ operatorToken: undefined, dataDir })),
    );
    const [{ token, file = '' } = { token: '' }] = tokens;
    expect(tokens).toEqual([
      { token, file },
      { token, file },
      { token, file },
    ]);
    expect(token).toMatch(/^[\w-]{24}$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it.each(['\n', 'x'.repeat(15)])('is never as short as %j', async (content) => {
    const dataDir = await folder();
    const { file = '' } = await readOperatorToken({ operatorToken: undefined, dataDir });
    await writeFile(file, content);
    await expect(readOperatorToken({ operatorToken: undefined, dataDir })).rejects.toThrow(
      UnusableOperatorToken,
    );
    await writeFile(file, `${'x'.repeat(16)}\n`);
    expect((await readOperatorToken({ operatorToken: undefined, dataDir })).token).toBe('x'.repeat(16));
  });
});

describe('the operator token of several instances', () => {
  const setting = { operatorToken: undefined };

  async function instances() {
    const shared = await makeStore('PostgreSQL');
    const other = await makeStore('SQLite');
    const databases = [await openDatabase(shared), await openDatabase(shared)] as const;
    onTestFinished(async () => {
      for (const database of databases) await database.destroy();
      for (const store of [shared, other]) await store.remove();
    });
    return { folders: [shared.dataDir, other.dataDir] as const, databases };
  }

  it('is one and the same, made by the first that starts, and the start says where it is', async () => {
    const { folders, databases } = await instances();
    const [first, second] = await Promise.all(
      folders.map((dataDir, index) =>
        readSharedOperatorToken({ ...setting, dataDir }, databases[index] as Database),
      ),
    );
    expect(first?.token).toMatch(/^[\w-]{24}$/);
    expect(second).toEqual(first);
    const { rows } = await sql.raw<{ value: string }>(first?.query ?? '').execute(databases[0]);
    expect(rows).toEqual([{ value: first?.token }]);
    for (const folder of folders) await expect(stat(folder)).rejects.toThrow('ENOENT');
  });

  it('is the one that the first instance had in its data folder before', async () => {
    const { folders, databases } = await instances();
    const { token } = await readOperatorToken({ ...setting, dataDir: folders[0] });
    const tokens: string[] = [];
    for (const dataDir of folders)
      tokens.push((await readSharedOperatorToken({ ...setting, dataDir }, databases[1])).token);
    expect(tokens).toEqual([token, token]);
  });

  it('is a new one where the data folder holds a short one', async () => {
    const { folders, databases } = await instances();
    const [dataDir] = folders;
    const { file = '' } = await readOperatorToken({ ...setting, dataDir });
    await writeFile(file, 'secret\n');
    const { token } = await readSharedOperatorToken({ ...setting, dataDir }, databases[0]);
    expect(token).toMatch(/^[\w-]{24}$/);
  });

  it('is never a short one that somebody has put into the database', async () => {
    const { folders, databases } = await instances();
    await databases[0].insertInto('secrets').values({ name: 'operator-token', value: 'secret' }).execute();
    await expect(readSharedOperatorToken({ ...setting, dataDir: folders[0] }, databases[0])).rejects.toThrow(
      UnusableOperatorToken,
    );
  });

  it('is the setting where there is one, and nothing is stored', async () => {
    const { folders, databases } = await instances();
    const [dataDir] = folders;
    const read = await readSharedOperatorToken({ operatorToken: TOKEN, dataDir }, databases[0]);
    expect(read).toEqual({ token: TOKEN, file: undefined });
    expect(await databases[0].selectFrom('secrets').selectAll().execute()).toEqual([]);
  });
});
