import { type Call, shellCommand } from '../command.ts';
import type { Column } from '../screen/table.ts';

/** More would push the beginning off the screen. */
const SHOWN_ON_A_TERMINAL = 50;

type ListingCall = Pick<Call, 'screen' | 'options'>;

/** Everything for programs and pipes, a screenful for people. */
export function limitOf({ screen, options }: ListingCall): number | undefined {
  return screen.isTerminal && !options.json && !options.all ? SHOWN_ON_A_TERMINAL : undefined;
}

type Listing<Row> = {
  readonly rows: readonly Row[];
  count(): Promise<number>;
  readonly columns: readonly Column<Row>[];
  record(row: Row): unknown;
  /** Said instead of an empty table. */
  readonly none: string;
  /** Shows all of them. */
  readonly command: string;
};

export async function showListing<Row>(call: ListingCall, listing: Listing<Row>): Promise<void> {
  const { screen, options } = call;
  const { rows } = listing;
  if (options.json) return screen.json(rows.map((row) => listing.record(row)));
  if (rows.length === 0) return screen.line(listing.none);
  screen.table(listing.columns, rows);
  const total = rows.length === limitOf(call) ? await listing.count() : rows.length;
  if (total === rows.length) return;
  screen.line();
  screen.paragraph(`${rows.length} of ${total}. All of them: ${shellCommand(listing.command)}`, 'quiet');
}
