import { type Argument, Command as Program } from 'commander';
import { company } from '../../content/company.ts';
import { toned } from '../records/wording/tone.ts';
import { type Command, type Options, optionTypes, shellCommand } from './command.ts';
import { overview } from './commands/overview.ts';
import { WrongUse } from './problem.ts';
import type { Screen } from './screen/screen.ts';

const ABOUT_ALL =
  'REF is a reference such as HJ-7F3K2; 7f3k2 will do. Every list takes --json. All but restore and move-to are safe beside a running server. The settings are those of the server: DATA_DIR or DATABASE_URL.';

const DEFAULT_COMMAND = overview.name;
const HELP_FLAGS = ['-h', '--help'];
/** Commander would let lines run over where there is less room than it likes. */
const NARROWEST = 20;

type Parts = {
  readonly commands: readonly Command[];
  readonly out: Screen;
  readonly errors: Screen;
  execute(command: Command, args: readonly string[], options: Options): Promise<void>;
};

type CommandParts = Pick<Parts, 'errors' | 'execute'>;

/** The command line. Commander reads it, suggests the nearest word after a slip, and writes the help. */
export function buildProgram({ commands, out, errors, execute }: Parts): Program {
  const named = commands.map(({ name }) => name).filter((name) => name !== DEFAULT_COMMAND);
  const program = new Program(shellCommand())
    .description(`The inbox of ${company.name}`)
    .usage('COMMAND')
    .helpCommand('help [COMMAND]', 'all commands, or more about one')
    .addHelpText('after', ({ command }) => `\n${command.createHelp().boxWrap(ABOUT_ALL, out.columns)}`)
    .exitOverride()
    .configureHelp({
      minWidthToWrap: NARROWEST,
      // The options of each are in its own help.
      subcommandTerm: (command) =>
        [command.name(), ...command.registeredArguments.map(argumentTerm)].join(' '),
      styleTitle: (title) => out.painted('quiet', title),
      styleSubcommandTerm: (term) => out.painted('reference', term),
      styleOptionTerm: (term) => out.painted('reference', term),
    })
    .configureOutput({
      writeOut: out.write,
      writeErr: errors.write,
      getOutHelpWidth: () => out.columns,
      getErrHelpWidth: () => errors.columns,
      // Whether there are colours is the screens' own question.
      getOutHasColors: () => true,
      getErrHasColors: () => true,
      outputError: (message) => showMistake(errors, message),
    })
    .showHelpAfterError(errors.wrapped(`The commands are: ${named.join(', ')}.`));
  for (const command of commands) addCommand(program, command, { errors, execute });
  return program;
}

function addCommand(program: Program, command: Command, { errors, execute }: CommandParts): void {
  const { name, summary, details = '' } = command;
  const flags = command.options.map((option) => optionTypes[option][0]);
  const usage = [...command.arguments, ...flags.map((flag) => `[${flag}]`)].join(' ');
  const child = program
    .command(name)
    .summary(summary)
    .description(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}. ${details}`)
    .usage(usage)
    .showHelpAfterError(errors.wrapped(`How it goes: ${shellCommand(name, usage)}`))
    .action(() => execute(command, child.args, child.opts()));
  for (const argument of command.arguments) child.argument(argument);
  for (const option of command.options) {
    const [flag, description] = optionTypes[option];
    child.option(flag, description);
  }
}

function argumentTerm(argument: Argument): string {
  const term = argument.variadic ? `${argument.name()}...` : argument.name();
  return argument.required ? `<${term}>` : `[${term}]`;
}

function showMistake(errors: Screen, message: string): void {
  const [sentence = '', ...advice] = message.trim().split('\n');
  errors.line(toned('late', sentence));
  for (const line of advice) errors.paragraph(line);
}

/** Without a command it is the overview. */
export function withCommandName(args: readonly string[]): string[] {
  const [first = DEFAULT_COMMAND, ...rest] = args;
  if (first.startsWith('-') && !HELP_FLAGS.includes(first)) return [DEFAULT_COMMAND, first, ...rest];
  // A reference or an address where the command should be: most likely somebody wants to see it.
  if (/\d|@/.test(first))
    throw new WrongUse(`There is no command ${first}.`, [`Did you mean: ${shellCommand('show', first)}`]);
  return [first.toLowerCase(), ...rest];
}
