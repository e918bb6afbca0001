import { parseArgs } from 'node:util';
import { company } from '../../../content/company.ts';
import { capitalized } from '../../../content/grammar.ts';
import { type Command, type Options, optionTypes, shellCommand, UsageError } from './command.ts';
import { answered, declined, notAnswered, notSpam, retry } from './commands/actions.ts';
import { backup, moveTo, restore } from './commands/database.ts';
import { deletion } from './commands/delete.ts';
import { exporting, photos, resume } from './commands/files.ts';
import { find } from './commands/find.ts';
import { lists } from './commands/lists.ts';
import { overview } from './commands/overview.ts';
import { show } from './commands/show.ts';
import { importing } from './commands/site.ts';
import { alignColumns } from './plain-text.ts';

const actions = [
  answered,
  declined,
  notAnswered,
  notSpam,
  photos,
  resume,
  retry,
  deletion,
  exporting,
  importing,
];

/** Listed in the order of the help text. */
export const commands: readonly Command[] = [
  overview,
  ...lists,
  find,
  show,
  ...actions,
  backup,
  restore,
  moveTo,
];

export const COMMAND_NAMES = `The commands are: ${commands.map(({ name }) => name).join(', ')}, help.`;

const ABOUT_ALL = [
  `REF is a reference such as ${company.initials}-7F3K2; 7f3k2 will do. Every list takes --json.`,
  'All but restore and move-to are safe beside a running server.',
  'The settings are those of the server: DATA_DIR or DATABASE_URL.',
];

type CommandLine = {
  readonly command: Command;
  readonly args: readonly string[];
  readonly options: Options;
};

/** Defaults to the overview. */
export function parseCommandLine(words: readonly string[]): CommandLine {
  const [first = overview.name, ...rest] = words;
  if (first.startsWith('-')) return parseCommandLine([overview.name, ...words]);
  const command = findCommand(first);
  const { values, positionals } = parseOptions(command, rest);
  const wanted = command.arguments ?? [];
  const missing = wanted.filter((argument) => argument.startsWith('<'))[positionals.length];
  if (missing) throw wrongUsage(command, `${command.name} needs ${missing}.`);
  const surplus = wanted.at(-1)?.endsWith('...>') ? undefined : positionals[wanted.length];
  if (surplus !== undefined) throw wrongUsage(command, `${command.name} does not take ${surplus}.`);
  return { command, args: positionals, options: values };
}

function parseOptions(command: Command, args: string[]) {
  const options = Object.fromEntries((command.options ?? []).map((name) => [name, optionTypes[name]]));
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError) throw wrongUsage(command, error.message);
    throw error;
  }
}

function wrongUsage(command: Command, message: string): UsageError {
  return new UsageError(message, `How it goes: ${usageOf(command)}`);
}

function findCommand(word: string): Command {
  const command = commands.find(({ name }) => name === word.toLowerCase());
  if (command) return command;
  // A reference or a mail address in place of a command: most likely the user wants to see that record.
  const isRecord = /\d|@/.test(word);
  throw new UsageError(
    `There is no command ${word}.`,
    isRecord ? `Did you mean: ${shellCommand(show.name, word)}` : COMMAND_NAMES,
  );
}

function usageOf({ name, arguments: args = [], options = [] }: Command): string {
  return shellCommand(name, ...args, ...options.map((option) => `[${optionTypes[option].usage}]`));
}

/** The help for all commands or for one; undefined if the user did not ask for help. */
export function helpLines(words: readonly string[]): string[] | undefined {
  const [first = '', second = 'help'] = words;
  const isCommand = first.toLowerCase() === 'help';
  if (!isCommand && !words.includes('--help') && !words.includes('-h')) return undefined;
  const subject = isCommand ? second : first;
  return subject === 'help' || subject.startsWith('-') ? helpAboutAll() : helpAbout(findCommand(subject));
}

function helpAboutAll(): string[] {
  const rows = commands.map(({ name, arguments: args = [], summary }) => [
    [name, ...args].join(' '),
    summary,
  ]);
  return [
    `The inbox of ${company.name}: ${shellCommand('COMMAND')}`,
    '',
    ...alignColumns([...rows, ['help [COMMAND]', 'all commands, or more about one']]),
    '',
    ...ABOUT_ALL,
  ];
}

function helpAbout(command: Command): string[] {
  const { summary, details, options = [] } = command;
  const rows = options.map((option) => [optionTypes[option].usage, optionTypes[option].summary]);
  return [
    usageOf(command),
    '',
    `${capitalized(summary)}.`,
    ...(details ? [details] : []),
    ...(rows.length > 0 ? ['', ...alignColumns(rows)] : []),
  ];
}
