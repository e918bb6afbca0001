import { Help, Command as Program } from 'commander';
import { company } from '../../content/company.ts';
import { type Command, type Options, optionTypes, shellCommand } from './command.ts';
import { showError, UsageError } from './command-error.ts';
import { answered, notAnswered, notSpam, retry } from './commands/actions.ts';
import { deletion } from './commands/delete.ts';
import { exporting, photos, resume } from './commands/files.ts';
import { lists } from './commands/lists.ts';
import { overview } from './commands/overview.ts';
import { show } from './commands/show.ts';
import { backup } from './database-commands/backup.ts';
import { moveTo } from './database-commands/move-to.ts';
import { restore } from './database-commands/restore.ts';
import type { Screen } from './screen/screen.ts';

const actions = [answered, notAnswered, notSpam, photos, resume, retry, deletion, exporting];

/** In the order in which help lists them. */
export const commands: readonly Command[] = [overview, ...lists, show, ...actions, backup, restore, moveTo];

const ABOUT_ALL =
  'REF is a reference such as HJ-7F3K2; 7f3k2 will do. Every list takes --json. All but restore and move-to are safe beside a running server. The settings are those of the server: DATA_DIR or DATABASE_URL.';

/** Below its default of 40 columns commander does not wrap at all. */
const MIN_WIDTH_TO_WRAP = 20;

type Execute = (command: Command, args: readonly string[], options: Options) => Promise<void>;

/** Commander parses the command line, suggests the nearest word after a typing mistake, and writes the help. */
export function buildProgram(out: Screen, errors: Screen, execute: Execute): Program {
  const names = commands.filter((command) => command !== overview).map(({ name }) => name);
  const program = new Program(shellCommand())
    .description(`The inbox of ${company.name}`)
    .usage('COMMAND')
    .helpCommand('help [COMMAND]', 'all commands, or more about one')
    .addHelpText('after', ({ command }) => `\n${command.createHelp().boxWrap(ABOUT_ALL, out.columns)}`)
    .exitOverride()
    .configureHelp({
      minWidthToWrap: MIN_WIDTH_TO_WRAP,
      // The options of each are in its own help.
      subcommandTerm: (command) => new Help().subcommandTerm(command).replace(' [options]', ''),
      styleTitle: (title) => out.painted('quiet', title),
      styleSubcommandTerm: (term) => out.painted('reference', term),
      styleOptionTerm: (term) => out.painted('reference', term),
    })
    .configureOutput({
      writeOut: out.write,
      writeErr: errors.write,
      getOutHelpWidth: () => out.columns,
      getErrHelpWidth: () => errors.columns,
      // The screens decide whether there are colours.
      getOutHasColors: () => true,
      getErrHasColors: () => true,
      outputError: (message) => showError(errors, message.trim().split('\n')),
    })
    .showHelpAfterError(errors.wrapped(`The commands are: ${names.join(', ')}.`));
  for (const command of commands) {
    const { name, summary, details = '', arguments: args = [] } = command;
    const options = (command.options ?? []).map((option) => optionTypes[option]);
    const usage = [...args, ...options.map(([flags]) => `[${flags}]`)].join(' ');
    const child = program
      .command(name)
      .summary(summary)
      .description(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}. ${details}`)
      .usage(usage)
      .showHelpAfterError(errors.wrapped(`How it goes: ${shellCommand(name, usage)}`))
      .action(() => execute(command, child.args, child.opts()));
    for (const argument of args) child.argument(argument);
    for (const [flags, description] of options) child.option(flags, description);
  }
  return program;
}

/** Without a command it is the overview. Commander's default command would take any unknown word for an argument. */
export function withCommandName(args: readonly string[]): string[] {
  const [first = overview.name, ...rest] = args;
  if (first.startsWith('-') && !['-h', '--help'].includes(first)) return [overview.name, first, ...rest];
  // A reference or an address where the command should be: most likely somebody wants to see it.
  if (/\d|@/.test(first))
    throw new UsageError(`There is no command ${first}.`, `Did you mean: ${shellCommand('show', first)}`);
  return [first.toLowerCase(), ...rest];
}
