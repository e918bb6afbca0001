import { CommanderError } from 'commander';
import type { Clock } from '../clock.ts';
import { BadSettings, type Config } from '../config.ts';
import type { Session } from './command.ts';
import { CommandError, showError, USAGE_EXIT_CODE } from './command-error.ts';
import { openExistingDatabase, unusableDatabaseError } from './existing-database.ts';
import { buildProgram, withCommandName } from './program.ts';
import { createScreen, type Output } from './screen/screen.ts';

export type InboxParts = {
  /** Only called by what needs settings: help is there even when they are wrong. */
  readConfig(): Config;
  readonly clock: Clock;
  readonly out: Output;
  readonly errors: Output;
  readonly ask: Session['ask'];
};

/** Runs one command and returns the exit code. 1: it could not be done; 2: called with wrong arguments. */
export async function inbox(args: readonly string[], parts: InboxParts): Promise<number> {
  const [screen, errors] = [createScreen(parts.out), createScreen(parts.errors)];
  const { clock, ask } = parts;
  const program = buildProgram(screen, errors, async (command, args, options) => {
    const config = parts.readConfig();
    const openDatabase = () => openExistingDatabase(config);
    try {
      await command.run({ args, options, config, clock, screen, ask, openDatabase });
    } catch (error) {
      throw unusableDatabaseError(error, config) ?? error;
    }
  });
  try {
    await program.parseAsync(withCommandName(args), { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has already written the help, or what is wrong with the arguments.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE_EXIT_CODE;
    if (error instanceof BadSettings) {
      showError(errors, error.message.split(/\n\s*/));
      return 1;
    }
    if (!(error instanceof CommandError)) throw error;
    showError(errors, error.lines);
    return error.exitCode;
  }
}
