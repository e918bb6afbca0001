import type { Clock } from '../clock.ts';
import { BadSettings, type Config } from '../config.ts';
import type { Call, MarkAnswered } from './command.ts';
import { type CommandLine, readCommandLine } from './command-line.ts';
import { overview } from './commands/overview.ts';
import { commands } from './commands.ts';
import { databaseProblem, noDatabaseYet, openExistingDatabase } from './existing-database.ts';
import { showHelp, showHelpOf } from './help.ts';
import { Problem } from './problem.ts';
import { createScreen, type Output, type Screen } from './screen/screen.ts';
import { type Tone, toned } from './screen/tone.ts';

export type InboxParts = {
  /** Only called by what needs settings: help is there even when they are wrong. */
  readConfig(): Config;
  readonly clock: Clock;
  readonly out: Output;
  readonly errors: Output;
  readonly ask: Call['ask'];
  readonly markAnswered: MarkAnswered;
};

/** The program: runs one command and gives the exit code. 1: it could not be done; 2: wrongly called. */
export async function inbox(args: readonly string[], parts: InboxParts): Promise<number> {
  try {
    const line = readCommandLine(args, commands);
    if (line.wantsHelp) help(line, createScreen(parts.out));
    else await run(line, parts);
    return 0;
  } catch (error) {
    if (!(error instanceof Problem || error instanceof BadSettings)) throw error;
    showProblem(createScreen(parts.errors), error);
    return error instanceof Problem ? error.exitCode : 1;
  }
}

function help({ command }: CommandLine, screen: Screen): void {
  if (command) showHelpOf(screen, command);
  else showHelp(screen, commands);
}

async function run({ command, words, options }: CommandLine, parts: InboxParts): Promise<void> {
  const { readConfig, clock, out, ask, markAnswered } = parts;
  const config = readConfig();
  const screen = createScreen(out);
  try {
    const database = await openExistingDatabase(config);
    if (!database) {
      // For a first look around it is an answer; whoever asks for something does not get it.
      if (command === overview && !options.json) return showProblem(screen, noDatabaseYet(config), 'strong');
      throw noDatabaseYet(config);
    }
    try {
      await command?.run({ words, options, config, clock, database, screen, ask, markAnswered });
    } finally {
      await database.destroy();
    }
  } catch (error) {
    throw databaseProblem(error, config) ?? error;
  }
}

function showProblem(screen: Screen, error: Problem | BadSettings, tone: Tone = 'late'): void {
  const [first = '', ...more] = error.message.split('\n');
  screen.line(toned(tone, first));
  for (const line of more) screen.paragraph(line.trim());
  if (error instanceof Problem) for (const line of error.advice) screen.paragraph(line);
}
