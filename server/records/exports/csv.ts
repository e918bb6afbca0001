import { printableText } from '../wording/printable-text.ts';

export type CsvColumn<Row> = readonly [title: string, value: (row: Row) => string | null];

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Where a spreadsheet would start a formula: at the start of a cell, and after semicolons, tabs and line breaks, since
 * some locales split there. Lists with dashes are marked, too: `- 2+3` is a formula. The pattern finds the sign first
 * and then looks behind: the other way round, a run of line breaks would be scanned again from each of them.
 */
const FORMULA = /[=+@＝＋＠－-](?<=(?:^|[;\t\r\n])\s*.)/g;

/** RFC 4180, with every cell quoted. */
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

/** A leading apostrophe makes spreadsheets treat a formula as text. */
function cell(text: string): string {
  const harmless = printableText(text).replace(FORMULA, "'$&");
  return `"${harmless.replaceAll('"', '""')}"`;
}
