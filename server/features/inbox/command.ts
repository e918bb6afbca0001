import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { OperatorError } from '../../process/operator-error.ts';
import type { Clock } from '../../time/clock.ts';

/** Every option, with its text for the help. */
export const optionTypes = {
  json: { usage: '--json', type: 'boolean', summary: 'for programs: everything, as JSON' },
  waiting: {
    usage: '--waiting',
    type: 'boolean',
    summary: 'only those that wait for an answer, the most urgent first',
  },
  all: { usage: '--all', type: 'boolean', summary: 'without the limit of 50 on a terminal' },
  save: { usage: '--save <FILE>', type: 'string', summary: 'the file or folder to save it to' },
  force: { usage: '--force', type: 'boolean', summary: 'overwrite the file if it is there' },
  replace: { usage: '--replace', type: 'boolean', summary: 'also where something of the site is there' },
  yes: { usage: '--yes', type: 'boolean', summary: 'without being asked' },
} as const;

type OptionName = keyof typeof optionTypes;

export type Options = { readonly [Name in OptionName]?: Name extends 'save' ? string : boolean };

/** What a command receives. */
export type CommandContext = {
  readonly args: readonly string[];
  readonly options: Options;
  readonly config: Config;
  readonly clock: Clock;
  /**
   * Prints one line or several. Control characters in them are escaped, so that the terminal does not interpret them.
   */
  print(lines: string | readonly string[]): void;
  /** False if the output goes into a pipe or a file. */
  readonly isTerminal: boolean;
  /** Fails if the server has not created the database yet. The caller disposes of it. */
  openDatabase(): Promise<Database>;
  /** Undefined without an interactive terminal. */
  readonly ask: ((question: string) => Promise<boolean>) | undefined;
};

export type Command = {
  readonly name: string;
  /** `<REF>` is required, `[REF]` optional, `<REF...>` one or more. */
  readonly arguments?: readonly string[];
  readonly options?: readonly OptionName[];
  /** Fits beside the name on a narrow terminal. */
  readonly summary: string;
  /** Further help for this command. */
  readonly details?: string;
  run(context: CommandContext): Promise<void>;
};

/** The command was called with wrong arguments. */
export class UsageError extends OperatorError {}

/** The settings come from this terminal's environment; the server may have others. */
export const NO_SMTP =
  'No mail goes out, unless the server has settings of its own: SMTP_URL is not set here.';

/** The command as the user types it: npm treats options before the two dashes as its own. */
export function shellCommand(...words: readonly string[]): string {
  return ['npm run inbox --', ...words].join(' ');
}
