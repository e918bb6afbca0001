import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';

/** A lower priority than the server's, since visitors wait for the server. */
const LOW_PRIORITY = 10;
const ERRORS_MAX_CHARACTERS = 4_000;

type Options = Pick<ForkOptions, 'serialization'> & {
  readonly message: object;
  /** The message of the error if the process ends without a response. */
  readonly failure: string;
  /** Whether to lower the priority of the process, because no visitor waits for it. */
  readonly isInBackground: boolean;
  /** Whether something is written to its standard input. */
  readonly hasInput?: boolean;
};

export type TaskProcess = {
  readonly process: ChildProcess;
  /** The message that the process sends back; rejects if it ends without one. */
  readonly response: Promise<unknown>;
  readonly ended: Promise<void>;
};

/**
 * Runs a program for one task in a child process, so that it neither uses the server's memory nor blocks its event
 * loop.
 */
export function startTask(program: string, options: Options): TaskProcess {
  const { message, failure, isInBackground, hasInput, ...forkOptions } = options;
  const child = fork(program, {
    ...forkOptions,
    execArgv: [],
    stdio: [hasInput ? 'pipe' : 'ignore', 'ignore', 'pipe', 'ipc'],
  });
  // Set by the parent right away: on Linux, a process that lowers its own priority does not affect its existing
  // threads.
  if (isInBackground && child.pid) lowerPriority(child.pid);
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors = (errors + text).slice(-ERRORS_MAX_CHARACTERS);
  });
  const exit = once(child, 'exit').catch(() => []);
  // With a callback, a failed send emits no 'error' event; the 'exit' event reports it, too.
  child.send(message, () => {});
  const failed = exit.then(([status]) => {
    throw new Error(`${failure} (status ${status}).\n${errors}`);
  });
  const response = Promise.race([once(child, 'message'), failed]).then(([answer]) => answer as unknown);
  // A caller that stops the process does not await the response.
  response.catch(() => {});
  return { process: child, response, ended: exit.then(() => {}) };
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // The process has already ended, which its response reports.
  }
}
