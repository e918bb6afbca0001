import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { type Span, toned } from '../records/wording/tone.ts';
import type { Screen } from './screen/screen.ts';

/** Flags and description of every option, as commander takes them. */
export const optionTypes = {
  json: ['--json', 'for programs: everything, as JSON'],
  waiting: ['--waiting', 'only those that wait for an answer, the most urgent first'],
  all: ['--all', 'without a limit'],
  save: ['--save <FILE>', 'the file or folder to save it to'],
  force: ['--force', 'overwrite the file if it is there'],
  yes: ['--yes', 'without being asked'],
} as const;

type OptionName = keyof typeof optionTypes;

export type Options = { readonly [Name in OptionName]?: Name extends 'save' ? string : boolean };

/** What every command has to work with. */
export type Session = {
  readonly args: readonly string[];
  readonly options: Options;
  readonly config: Config;
  readonly clock: Clock;
  readonly screen: Screen;
  /** An error where the server has not made one yet. To be disposed of. */
  openDatabase(): Promise<Database>;
  /** Undefined where nobody sits at a terminal. */
  readonly ask: ((question: string) => Promise<boolean>) | undefined;
};

export type Command = {
  readonly name: string;
  /** In commander's notation: `<REF>` is required, `[REF]` optional, `<REF...>` one or more. */
  readonly arguments?: readonly string[];
  readonly options?: readonly OptionName[];
  /** Fits beside the name on a narrow terminal. */
  readonly summary: string;
  /** What else there is to know, for `help` about this one. */
  readonly details?: string;
  run(session: Session): Promise<void>;
};

/** The settings are those of this terminal, which the server need not share. */
export const NO_SMTP = 'SMTP_URL is not set here. A server without it sends no mail.';

/** As it is typed: npm takes options before the two dashes as its own. */
export function shellCommand(...words: readonly string[]): string {
  return ['npm run inbox --', ...words].join(' ');
}

/** A path as one word of a command. */
export function shellQuoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

export function commandSpan(...words: readonly string[]): Span {
  return toned('reference', shellCommand(...words));
}
