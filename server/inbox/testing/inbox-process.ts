import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Settings } from './run-inbox.ts';

const SCRIPT = fileURLToPath(new URL('../../../scripts/inbox.ts', import.meta.url));

/** As `npm run inbox` starts it, with its output in a pipe. */
export function startInbox(settings: Settings, ...args: string[]) {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  const ended = Promise.all([exited, text(child.stdout), text(child.stderr)]).then(
    ([exitCode, out, errors]) => ({ exitCode, out, errors }),
  );
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  return { ended, kill: () => child.kill('SIGKILL') };
}
