import { CommanderError } from 'commander';
import type { Clock } from '../clock.ts';
import { BadSettings, type Config } from '../config.ts';
import type { Command, Session } from './command.ts';
import { overview } from './commands/overview.ts';
import { databaseProblem, noDatabaseYet, openExistingDatabase } from './existing-database.ts';
import { Problem, showProblem, WRONG_USE } from './problem.ts';
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
  const program = buildProgram(screen, errors, (command, args, options) =>
    run(command, { args, options, config: parts.readConfig(), clock, screen, ask }),
  );
  try {
    await program.parseAsync(withCommandName(args), { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has already written the help, or what is wrong with the arguments.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USE;
    if (error instanceof Problem) showProblem(errors, [error.message, ...error.advice]);
    else if (error instanceof BadSettings) showProblem(errors, error.message.split(/\n\s*/));
    else throw error;
    return error instanceof Problem ? error.exitCode : 1;
  }
}

async function run(command: Command, session: Session): Promise<void> {
  const { config, screen, options } = session;
  try {
    if ('runOnStore' in command) return await command.runOnStore(session);
    await using database = await openExistingDatabase(config);
    if (!database) {
      const problem = noDatabaseYet(config);
      // The overview without a database is a first look around, not a failure.
      if (command !== overview || options.json) throw problem;
      return showProblem(screen, [problem.message, ...problem.advice], 'strong');
    }
    await command.run({ ...session, database });
  } catch (error) {
    throw databaseProblem(error, config) ?? error;
  }
}
