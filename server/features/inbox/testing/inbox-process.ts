import { spawn, spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { processEnvironment } from '../../../../testing/process-environment.ts';
import type { Settings } from './run-inbox.ts';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/inbox.ts', import.meta.url));

/** Starts the process as `npm run inbox` does, with its output in a pipe. */
export function startInbox(settings: Settings, ...args: string[]) {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: { ...processEnvironment, ...settings },
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
  const kill = () => child.kill('SIGKILL');
  return {
    ended,
    kill,
    /** Kills the process while it writes the file, or lets it end if it was faster. */
    async killOnceLargerThan(file: string, bytes: number) {
      const isLarge = async () => ((await stat(file).catch(() => undefined))?.size ?? 0) > bytes;
      const isOver = () => Promise.race([exited.then(() => true), nextTurn(false)]);
      while (!(await isLarge()) && !(await isOver()));
      kill();
      return ended;
    },
  };
}

/** `script` of util-linux runs a program in a pseudo-terminal. */
export function isScriptInstalled(): boolean {
  return spawnSync('script', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Runs the process as `npm run inbox` does in a terminal, with input that was typed ahead. */
export function runAtTerminal(settings: Settings, typed: string, ...args: string[]) {
  const command = [process.execPath, SCRIPT, ...args].map((word) => `'${word}'`).join(' ');
  const { status, stdout } = spawnSync('script', ['-qec', command, '/dev/null'], {
    env: { ...processEnvironment, ...settings, TERM: 'xterm-256color' },
    input: typed,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { exitCode: status, out: stdout };
}
