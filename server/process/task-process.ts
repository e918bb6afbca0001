import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';

/** Below that of the server, which visitors wait for. */
const LOW_PRIORITY = 10;
const ERRORS_MAX_CHARACTERS = 4_000;

type Options = Pick<ForkOptions, 'serialization'> & {
  readonly message: object;
  /** What the error says if it ends without a response. */
  readonly failure: string;
  /** Visitors of this server do not wait for it: it leaves the processor to whoever wants it. */
  readonly isInBackground: boolean;
  /** Whether something is written to its standard input. */
  readonly hasInput?: boolean;
};

export type TaskProcess = {
  readonly process: ChildProcess;
  /** The message that it sends back; rejects if it ends without one. */
  readonly response: Promise<unknown>;
  readonly ended: Promise<void>;
};

/** Runs a program for one task, so that neither its memory nor its time are the server's. */
export function startTask(program: string, options: Options): TaskProcess {
  const { message, failure, isInBackground, hasInput, ...forkOptions } = options;
  const child = fork(program, {
    ...forkOptions,
    execArgv: [],
    stdio: [hasInput ? 'pipe' : 'ignore', 'ignore', 'pipe', 'ipc'],
  });
  // From here and at once: on Linux a process that lowers itself leaves the threads it already has as they are.
  if (isInBackground && child.pid) lowerPriority(child.pid);
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors = (errors + text).slice(-ERRORS_MAX_CHARACTERS);
  });
  const exit = once(child, 'exit').catch(() => []);
  // With a callback a failed send is no 'error' event; the 'exit' event reports it, too.
  child.send(message, () => {});
  const failed = exit.then(([status]) => {
    throw new Error(`${failure} (status ${status}).\n${errors}`);
  });
  const response = Promise.race([once(child, 'message'), failed]).then(([answer]) => answer as unknown);
  // Whoever stops it does not wait for the response.
  response.catch(() => {});
  return { process: child, response, ended: exit.then(() => {}) };
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // It has already ended, which its response says.
  }
}
