import { printableText } from '../wording/printable-text.ts';

export type CsvColumn<Row> = readonly [title: string, value: (row: Row) => string | null];

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Where a spreadsheet would begin to calculate: at the start of a cell, and in case it splits at semicolons or tabs,
 * as in some locales, after those and line breaks. Lists with dashes are marked, too: `- 2+3` calculates. It finds the
 * sign first and then looks back: the other way round, a run of line breaks would be read again from each of them.
 */
const FORMULA = /[=+@＝＋＠－-](?<=(?:^|[;\t\r\n])\s*.)/g;

/** RFC 4180, every cell quoted. */
export async function* csvLines<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(columns.map(([title]) => title));
  for await (const row of rows) yield line(columns.map(([, value]) => value(row) ?? ''));
}

function line(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** An apostrophe makes a formula a text. */
function cell(text: string): string {
  const harmless = printableText(text).replace(FORMULA, "'$&");
  return `"${harmless.replaceAll('"', '""')}"`;
}
