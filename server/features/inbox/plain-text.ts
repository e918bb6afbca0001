import stringWidth from 'string-width';
import { printableJson, printableLine, printableText } from '../../records/wording/printable-text.ts';

/** Makes each column as wide as its widest cell. Lines that are too long for the terminal wrap. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const cells = rows.map((row) => row.map((cell) => printableLine(cell).replace(/ +/g, ' ').trim()));
  const widths: number[] = [];
  for (const row of cells)
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, stringWidth(cell));
  return cells.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - stringWidth(cell)))
      .join('  ')
      .trimEnd(),
  );
}

export type Column<Row> = readonly [title: string, value: (row: Row) => string];

export function tableLines<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] {
  return alignColumns([
    columns.map(([title]) => title.toUpperCase()),
    ...rows.map((row) => columns.map(([, value]) => value(row))),
  ]);
}

/** Indents a text of several lines, so that nobody can make their lines look like output of this program. */
export function textLines(text: string): string[] {
  return printableText(text)
    .split('\n')
    .map((line) => `  ${line}`.trimEnd());
}

type Step = readonly [label: string, command: string];

/** Suggested next commands, below the other output, after an empty line. */
export function nextSteps(steps: readonly (Step | false | undefined)[]): string[] {
  const lines = alignColumns(steps.filter((step) => typeof step === 'object'));
  return lines.length > 0 ? ['', ...lines] : [];
}

export function jsonLines(value: unknown): string[] {
  return printableJson(value).split('\n');
}
