import { CommanderError } from 'commander';
import type { Clock } from '../clock.ts';
import { BadSettings, type Config } from '../config.ts';
import { type Tone, toned } from '../records/wording/tone.ts';
import type { Command, RecordCommand, Session } from './command.ts';
import { overview } from './commands/overview.ts';
import { commands } from './commands.ts';
import { databaseProblem, noDatabaseYet, openExistingDatabase } from './existing-database.ts';
import { Problem, WRONG_USE } from './problem.ts';
import { buildProgram, withCommandName } from './program.ts';
import { createScreen, type Output, type Screen } from './screen/screen.ts';

export type InboxParts = {
  /** Only called by what needs settings: help is there even when they are wrong. */
  readConfig(): Config;
  readonly clock: Clock;
  readonly out: Output;
  readonly errors: Output;
  readonly ask: Session['ask'];
};

/** The program: runs one command and gives the exit code. 1: it could not be done; 2: wrongly called. */
export async function inbox(args: readonly string[], parts: InboxParts): Promise<number> {
  const [out, errors] = [createScreen(parts.out), createScreen(parts.errors)];
  const { clock, ask } = parts;
  const program = buildProgram({
    commands,
    out,
    errors,
    execute: (command, args, options) =>
      run(command, { args, options, config: parts.readConfig(), clock, screen: out, ask }),
  });
  try {
    await program.parseAsync(withCommandName(args), { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has shown what it has to say: the help, or what is wrong with the call.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USE;
    if (!(error instanceof Problem || error instanceof BadSettings)) throw error;
    showProblem(errors, error);
    return error instanceof Problem ? error.exitCode : 1;
  }
}

async function run(command: Command, session: Session): Promise<void> {
  try {
    if ('runOnStore' in command) await command.runOnStore(session);
    else await runOnRecords(command, session);
  } catch (error) {
    throw databaseProblem(error, session.config) ?? error;
  }
}

async function runOnRecords(command: RecordCommand, session: Session): Promise<void> {
  const { config, screen, options } = session;
  const database = await openExistingDatabase(config);
  if (!database) {
    // For a first look around it is an answer; whoever asks for something does not get it.
    if (command === overview && !options.json) return showProblem(screen, noDatabaseYet(config), 'strong');
    throw noDatabaseYet(config);
  }
  try {
    await command.run({ ...session, database });
  } finally {
    await database.destroy();
  }
}

function showProblem(screen: Screen, error: Problem | BadSettings, tone: Tone = 'late'): void {
  const [first = '', ...more] = error.message.split('\n');
  screen.line(toned(tone, first));
  for (const line of more) screen.paragraph(line.trim());
  if (error instanceof Problem) for (const line of error.advice) screen.paragraph(line);
}
