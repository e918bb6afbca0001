import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';
import { tryInbox } from './features/inbox/testing/try-inbox.ts';
import { MissingBuild, openBuiltSite } from './rendering/built-site.ts';
import { createService } from './service.ts';
import { startFailure } from './start-failure.ts';
import { engines, makeStore } from './testing/engines.ts';

async function failureWith(settings: Record<string, string>) {
  const store = await makeStore('SQLite');
  onTestFinished(() => store.remove());
  const config = readConfig({ DATA_DIR: store.dataDir, LOG_LEVEL: 'silent', ...settings });
  const start = async () => {
    const service = await createService(config);
    onTestFinished(() => service.stop());
    await service.app.listen({ host: config.host, port: config.port });
  };
  return {
    dataDir: store.dataDir,
    failure: () =>
      start().then(
        () => 'it started',
        (error) => startFailure(error, config),
      ),
  };
}

describe('a start that fails says what to do', () => {
  it('when the site was not built', async () => {
    const { dataDir } = await failureWith({});
    const config = readConfig({ DATA_DIR: dataDir });
    const open = () => openBuiltSite(config, join(dataDir, 'dist'));
    expect(open).toThrow(MissingBuild);
    expect(startFailure(new MissingBuild(), config)).toContain('npm run build');
  });

  it('when the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      other.close();
    });
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { failure } = await failureWith({ PORT: port });
    expect(await failure()).toBe(`Port ${port} is taken: end what uses it, or set PORT to another number.`);
  });

  it.each(['999.1.1.1', '192.0.2.1'])('when HOST is %s', async (host) => {
    const { failure } = await failureWith({ HOST: host, PORT: '0' });
    expect(await failure()).toBe(
      'HOST is no address of this machine: set it to one, such as 127.0.0.1, or to 0.0.0.0 for all of them.',
    );
  });

  it('when the host of PostgreSQL is unknown', async () => {
    const { failure } = await failureWith({ DATABASE_URL: 'postgres://nobody:secret@nowhere.invalid/none' });
    expect(await failure()).toMatch(/^The database of DATABASE_URL does not answer/);
  });

  it('when PostgreSQL does not answer', async () => {
    const { failure } = await failureWith({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' });
    expect(await failure()).toBe(
      'The database of DATABASE_URL does not answer: start it, or correct the address.',
    );
  });

  it('when the data folder cannot be one', async () => {
    const { dataDir, failure } = await failureWith({});
    await mkdir(dirname(dataDir), { recursive: true });
    await writeFile(dataDir, 'a file');
    expect(await failure()).toBe(`${dataDir} cannot be written: set DATA_DIR to a folder that can.`);
  });

  it.each([
    ['is empty', '\n'],
    ['holds less than the setting must', 'secret\n'],
  ])('when the file of the operator token %s', async (_what, content) => {
    const { dataDir, failure } = await failureWith({ PORT: '0' });
    await mkdir(dataDir, { recursive: true });
    await writeFile(join(dataDir, 'operator-token'), content);
    expect(await failure()).toBe(
      `${join(dataDir, 'operator-token')} holds fewer than 16 characters: write at least 16 into it, or delete it and the next start makes a new one.`,
    );
  });

  it('when the file of the operator token is a folder', async () => {
    const { dataDir, failure } = await failureWith({ PORT: '0' });
    await mkdir(join(dataDir, 'operator-token'), { recursive: true });
    expect(await failure()).toBe(
      `${join(dataDir, 'operator-token')} is no file that can be read: delete it and the next start makes a new one.`,
    );
  });

  it.each(engines)(
    'when a newer version has changed the tables, on %s, and so does the inbox',
    async (engine) => {
      const { database, config, run } = await tryInbox(engine);
      const name = '9999-of-a-later-version';
      await sql`insert into kysely_migration (name, timestamp) values (${name}, '2030-01-01')`.execute(
        database,
      );
      const error = await createService(config).catch((thrown) => thrown);
      expect(startFailure(error, config)).toBe(
        'The database was last used by a newer version of this software. Start that version again, or go back as docs/operating.md says.',
      );
      expect(await run('leads')).toMatchObject({
        exitCode: 1,
        errors: expect.stringContaining('was last used by a newer version of this software.'),
      });
    },
  );

  it('and keeps the error itself when it knows nothing better', () => {
    const error = new Error('unheard of');
    expect(startFailure(error, readConfig({}))).toBe(error);
  });
});
