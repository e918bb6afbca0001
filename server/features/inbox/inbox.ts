import { BadSettings, type Config } from '../../config.ts';
import { openExistingDatabase, unusableDatabaseError } from '../../database/existing-database.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { printableLine } from '../../records/wording/printable-text.ts';
import type { Clock } from '../../time/clock.ts';
import { type CommandContext, shellCommand, UsageError } from './command.ts';
import { COMMAND_NAMES, helpLines, parseCommandLine } from './command-line.ts';

/** A stream such as `process.stdout`. */
export type Output = { write(text: string): unknown; readonly isTTY?: boolean };

export type InboxParts = {
  /** Called only by commands that need settings: help works even if they are wrong. */
  readConfig(): Config;
  readonly clock: Clock;
  readonly out: Output;
  readonly errors: Output;
  readonly ask: CommandContext['ask'];
};

/** Runs one command and returns the exit code: 1 if it failed, 2 if the arguments were wrong. */
export async function inbox(words: readonly string[], parts: InboxParts): Promise<number> {
  try {
    await runCommand(words, parts);
    return 0;
  } catch (error) {
    const print = printTo(parts.errors);
    if (error instanceof BadSettings) print(error.message.split(/\n\s*/));
    else if (error instanceof OperatorError) print(error.lines);
    else throw error;
    return error instanceof UsageError ? 2 : 1;
  }
}

async function runCommand(words: readonly string[], parts: InboxParts): Promise<void> {
  const { clock, ask, out } = parts;
  const print = printTo(out);
  const help = helpLines(words);
  if (help) return print(help);
  const { command, args, options } = parseCommandLine(words);
  const config = parts.readConfig();
  try {
    await command.run({
      args,
      options,
      config,
      clock,
      print,
      isTerminal: out.isTTY === true,
      openDatabase: () => openExistingDatabase(config),
      ask,
    });
  } catch (error) {
    throw unusableDatabaseError(error, config) ?? error;
  }
  // A user who names no command may not know any.
  if (words.length === 0) print(['', COMMAND_NAMES, `What each does: ${shellCommand('help')}`]);
}

/** All output goes through here: names and messages come from strangers and may contain escape sequences. */
function printTo(output: Output): CommandContext['print'] {
  return (lines) => {
    const printed = [lines].flat().map((line) => `${printableLine(line)}\n`);
    output.write(printed.join(''));
  };
}
