import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { inbox } from './inbox.ts';
import { askAtTerminal } from './question.ts';

/** The process. */
export async function runInbox(): Promise<void> {
  // A reader that has seen enough, such as `head`, is no failure.
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
