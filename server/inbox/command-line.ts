import { parseArgs } from 'node:util';
import { type Command, type OptionName, type Options, optionTypes, typed } from './command.ts';
import { WrongUse } from './problem.ts';
import { suggestionsFor } from './suggestions.ts';

export type CommandLine = {
  readonly command: Command | undefined;
  readonly words: readonly string[];
  readonly options: Options;
  readonly wantsHelp: boolean;
};

const HELP = 'help';

/** Without a word it is the overview, which is the command without a name. */
export function readCommandLine(args: readonly string[], commands: readonly Command[]): CommandLine {
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: { ...optionTypes, [HELP]: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const optionTokens = tokens.filter((token) => token.kind === 'option');
  const wantsHelp = positionals[0] === HELP || optionTokens.some(({ name }) => name === HELP);
  const [name = '', ...words] = positionals[0] === HELP ? positionals.slice(1) : positionals;
  const command = commands.find((candidate) => candidate.name === name.toLowerCase());
  if (wantsHelp) return { command: name ? command : undefined, words, options: {}, wantsHelp };
  if (!command) throw unknownCommand(name, commands);

  const options: Record<string, string | boolean> = {};
  for (const { name: option, rawName, value } of optionTokens)
    options[option] = checkedOption(command, option, rawName, value);
  const { least, most } = command.words;
  if (words.length < least || words.length > most) throw wrongWords(command, words);
  return { command, words, options, wantsHelp };
}

function checkedOption(command: Command, name: string, rawName: string, value: string | undefined) {
  const known = command.options.find((option) => option === name);
  const subject = command.name || 'The overview';
  if (!known) {
    const [near] = suggestionsFor(name, command.options);
    throw new WrongUse(
      `${subject} has no option ${rawName}.`,
      near ? [`Did you mean --${near}?`] : [`What there is: ${typed(HELP, command.name).trim()}`],
    );
  }
  if (optionTypes[known].type === 'boolean') {
    if (value !== undefined) throw new WrongUse(`${rawName} takes no value.`);
    return true;
  }
  if (!value)
    throw new WrongUse(`${rawName} wants a value: ${optionTypes[known satisfies OptionName].means}.`);
  return value;
}

function wrongWords(command: Command, words: readonly string[]): WrongUse {
  const { least, most } = command.words;
  const extra = words[most];
  const sentence =
    words.length < least || extra === undefined
      ? `${command.name} wants ${command.takes}.`
      : `${command.name || 'The overview'} does not know what to do with ${extra}.`;
  return new WrongUse(sentence, [`How it goes: ${typed(command.name, command.takes).trim()}`]);
}

function unknownCommand(name: string, commands: readonly Command[]): WrongUse {
  const names = commands.map((command) => command.name).filter(Boolean);
  const [near] = suggestionsFor(name, [...names, HELP]);
  // A reference or an address where the command should be: most likely somebody wants to see it.
  const isRecord = /\d|@/.test(name);
  const meant = near ?? (isRecord ? `show ${name}` : undefined);
  return new WrongUse(
    `There is no command ${name}.`,
    meant ? [`Did you mean: ${typed(meant)}`] : [`The commands are: ${names.join(', ')}.`],
  );
}
