import { createInterface } from 'node:readline/promises';
import { readConfig } from '../../config.ts';
import { systemClock } from '../../time/clock.ts';
import { inbox } from './inbox.ts';

/** The entry point of the process. */
export async function runInbox(): Promise<void> {
  // A reader that stops early, such as `head`, is not a failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  process.exitCode = await inbox(process.argv.slice(2), {
    readConfig,
    clock: systemClock,
    out: process.stdout,
    errors: process.stderr,
    ask: process.stdin.isTTY && process.stdout.isTTY ? askAtTerminal : undefined,
  });
}

/** Anything but a yes counts as no, and so does the end of the input. Ctrl-C ends the process. */
async function askAtTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, terminal: false });
  const closed = new Promise<undefined>((resolve) => terminal.once('close', () => resolve(undefined)));
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  if (answer === undefined) process.stdout.write('\n');
  return /^y(es)?$/i.test(answer?.trim() ?? '');
}
