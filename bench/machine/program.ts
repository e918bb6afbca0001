import { spawn } from 'node:child_process';
import { undoAtExit } from './undo-at-exit.ts';

const STOP_WITHIN_MS = 15_000;

export type Program = AsyncDisposable & {
  readonly pid: number;
  /** Waits until the program has written something that matches; rejects if it ends before that, or takes too long. */
  waitForOutput(pattern: RegExp, withinMs?: number): Promise<RegExpExecArray>;
};

type ProgramOptions = { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv };

/** Starts a program in a process group of its own, so that its children are ended with it. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Program {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let written = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      written += chunk.toString();
      for (const listen of listeners) listen();
    });
  }
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => {
      written += String(error);
      resolve(null);
    });
  });
  const pid = child.pid ?? 0;
  const kill = undoAtExit(() => signal(pid, 'SIGKILL'));
  void exited.then(kill);

  return {
    pid,
    waitForOutput(pattern, withinMs = 60_000) {
      const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>();
      const look = () => {
        const match = pattern.exec(written);
        if (match) resolve(match);
      };
      const timer = setTimeout(() => reject(failure(`did not say ${pattern} in time`)), withinMs);
      void exited.then((code) => reject(failure(`ended with ${code}`)));
      listeners.add(look);
      look();
      return promise.finally(() => {
        clearTimeout(timer);
        listeners.delete(look);
      });
    },
    async [Symbol.asyncDispose]() {
      signal(pid, 'SIGTERM');
      const timer = setTimeout(kill, STOP_WITHIN_MS);
      await exited;
      clearTimeout(timer);
    },
  };

  function failure(what: string): Error {
    return new Error(`${command} ${args.join(' ')} ${what}:\n${written.slice(-2000)}`);
  }
}

function signal(group: number, name: NodeJS.Signals): void {
  if (group === 0) return;
  try {
    process.kill(-group, name);
  } catch {
    // It has already ended.
  }
}
