import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startServerProcess } from './server-process.ts';

const INBOX = fileURLToPath(new URL('../../scripts/inbox.ts', import.meta.url));

export type LeadService = {
  readonly url: string;
  readonly folder: string;
  /** Runs `npm run inbox` while the server is running, and returns its output. */
  inbox(...words: string[]): Promise<string>;
  stop(): Promise<void>;
};

/** Starts the whole server in a separate process with its own data folder, delivering mail to `smtpUrl`. */
export async function startLeadService(
  smtpUrl: string,
  settings: Record<string, string> = {},
): Promise<LeadService> {
  const { env, ...server } = await startServerProcess('server/main.ts', { SMTP_URL: smtpUrl, ...settings });
  return {
    ...server,
    async inbox(...words) {
      return (await promisify(execFile)(process.execPath, [INBOX, ...words], { env })).stdout;
    },
  };
}
