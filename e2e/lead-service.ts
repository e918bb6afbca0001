import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../testing/free-port.ts';
import { processEnvironment } from '../testing/process-environment.ts';

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url));
const INBOX = fileURLToPath(new URL('../scripts/inbox.ts', import.meta.url));

export type LeadService = {
  readonly url: string;
  readonly folder: string;
  /** What `npm run inbox` prints, read beside the running server. */
  inbox(...words: string[]): Promise<string>;
  stop(): Promise<void>;
};

/** The whole service in a process and a data folder of its own, delivering to `smtpUrl`. */
export async function startLeadService(
  smtpUrl: string,
  settings: Record<string, string> = {},
): Promise<LeadService> {
  const folder = await mkdtemp(join(tmpdir(), 'site-leads-'));
  const port = String(await freePort());
  const env = {
    ...processEnvironment,
    DATA_DIR: folder,
    PORT: port,
    SMTP_URL: smtpUrl,
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const service = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(service, 'exit');
  await Promise.race([
    once(service.stdout, 'data'),
    exited.then(() => Promise.reject(new Error('It did not start.'))),
  ]);
  return {
    url: `http://localhost:${port}`,
    folder,
    async inbox(...words) {
      return (await promisify(execFile)(process.execPath, [INBOX, ...words], { env })).stdout;
    },
    async stop() {
      service.kill();
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}
