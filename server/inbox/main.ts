import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { type InboxParts, inbox } from './inbox.ts';
import { askAtTerminal } from './question.ts';

/** The process. What belongs to other features is handed in by whoever starts it. */
export async function runInbox(parts: Pick<InboxParts, 'markAnswered'>): Promise<void> {
  // A reader that has seen enough, such as `head`, is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  process.exitCode = await inbox(process.argv.slice(2), {
    ...parts,
    readConfig,
    clock: systemClock,
    out: process.stdout,
    errors: process.stderr,
    ask: process.stdin.isTTY && process.stdout.isTTY ? askAtTerminal : undefined,
  });
}
