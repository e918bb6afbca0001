import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { isFreePort } from '../../testing/free-port.ts';
import { processEnvironment } from '../../testing/process-environment.ts';
import { copyRenderedSamples } from '../../testing/rendered-documents.ts';

type ServerProcess = {
  readonly url: string;
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
};

/** Starts a server in a separate process with its own data folder. Resolves when it listens and has printed its URL. */
export async function startServerProcess(
  file: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const program = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  const folder = await mkdtemp(join(tmpdir(), 'site-server-'));
  const port = String(await workerPort());
  const url = `http://localhost:${port}`;
  await copyRenderedSamples(folder, url);
  const env = { ...processEnvironment, DATA_DIR: folder, PORT: port, LOG_LEVEL: 'warn', ...settings };
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(server, 'exit');
  await Promise.race([
    printed(server.stdout, `:${port}`),
    exited.then(() => Promise.reject(new Error('It did not start.'))),
  ]);
  return {
    url,
    folder,
    env,
    async stop() {
      server.kill();
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}

const FIRST_PORT = 4200;
const PORTS_PER_WORKER = 10;

/** Documents contain the port, so the servers of a worker reuse the same few ports. */
async function workerPort(): Promise<number> {
  const first = FIRST_PORT + PORTS_PER_WORKER * Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  for (let port = first; port < first + PORTS_PER_WORKER; port++) if (await isFreePort(port)) return port;
  throw new Error(`No port from ${first} on is free.`);
}

/** Continues to read afterwards, because a full pipe would block the process. */
function printed(output: Readable, words: string): Promise<void> {
  return new Promise((resolve) => {
    let text = '';
    output.on('data', (chunk: Buffer) => {
      text += chunk;
      if (text.includes(words)) resolve();
    });
  });
}
