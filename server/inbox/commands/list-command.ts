import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { type Command, type Options, shellCommand } from '../command.ts';
import type { Column } from '../screen/table.ts';

/** More would push the beginning off the screen. */
const SHOWN_ON_A_TERMINAL = 50;

type List<Row> = Omit<Command, 'run'> & {
  rows(database: Database, options: Options): Promise<Row[]>;
  columns(now: Date, rows: readonly Row[]): readonly Column<Row>[];
  /** For --json. */
  record(row: Row): unknown;
  /** Printed instead of an empty table. */
  none(options: Options): string;
  /** Printed below the table. */
  hints?(rows: readonly Row[], config: Config): readonly (string | false | undefined)[];
};

export function listCommand<Row>({ rows, columns, record, none, hints, ...command }: List<Row>): Command {
  return {
    options: ['all', 'json'],
    ...command,
    async run({ openDatabase, config, clock, screen, options }) {
      await using database = await openDatabase();
      // Also where fewer are shown: an owner has thousands at most, and is told how many there are.
      const all = await rows(database, options);
      if (options.json) return screen.json(all.map(record));
      if (all.length === 0) return screen.line(none(options));
      // Everything in a pipe.
      const shown = screen.isTerminal && !options.all ? all.slice(0, SHOWN_ON_A_TERMINAL) : all;
      screen.table(columns(clock(), shown), shown);
      const withoutLimit = shellCommand(command.name, ...(options.waiting ? ['--waiting'] : []), '--all');
      for (const hint of [
        shown.length < all.length && `${shown.length} of ${all.length}. All of them: ${withoutLimit}`,
        ...(hints?.(shown, config) ?? []),
      ]) {
        if (!hint) continue;
        screen.line();
        screen.paragraph(hint, 'quiet');
      }
    },
  };
}
