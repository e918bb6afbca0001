import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../testing/free-port.ts';
import { processEnvironment } from '../testing/process-environment.ts';

type ServerProcess = {
  readonly url: string;
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
};

/** A server in a process and a data folder of its own. Resolves when it has printed something. */
export async function startServerProcess(
  file: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const program = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const folder = await mkdtemp(join(tmpdir(), 'site-server-'));
  const port = String(await freePort());
  const env = { ...processEnvironment, DATA_DIR: folder, PORT: port, LOG_LEVEL: 'warn', ...settings };
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(server, 'exit');
  await Promise.race([
    once(server.stdout, 'data'),
    exited.then(() => Promise.reject(new Error('It did not start.'))),
  ]);
  return {
    url: `http://localhost:${port}`,
    folder,
    env,
    async stop() {
      server.kill();
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}
