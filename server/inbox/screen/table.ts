import cliTruncate from 'cli-truncate';
import stringWidth from 'string-width';
import { printableLine } from '../../records/wording/printable-text.ts';
import { type Span, textOf, toned, toneOf } from '../../records/wording/tone.ts';

export type Column<Row> = {
  readonly title: string;
  value(row: Row): Span;
  /** Minimum width when truncated. */
  readonly minWidth?: number;
  /** Where truncating is not enough, the column with the highest is dropped first. */
  readonly dropOrder?: number;
};

const GAP = 2;

type Measured = { readonly cells: readonly Span[]; width: number; minWidth: number; dropOrder: number };

/** The cells of a table that is at most `width` wide, the titles first; the last column is not padded. */
export function layOut<Row>(columns: readonly Column<Row>[], rows: readonly Row[], width: number): Span[][] {
  const measured = columns.map((column) => measure(column, rows));
  const fitting = shrink(dropColumns(measured, width), width);
  return ['titles', ...rows].map((_, line) =>
    fitting.map((column, index) => {
      const cell = column.cells[line] ?? '';
      const text = cliTruncate(textOf(cell), column.width);
      const padding = index === fitting.length - 1 ? 0 : column.width + GAP - stringWidth(text);
      return toned(toneOf(cell), text + ' '.repeat(padding));
    }),
  );
}

function measure<Row>(column: Column<Row>, rows: readonly Row[]): Measured {
  const { title, minWidth, dropOrder = 0 } = column;
  const spans = rows.map(column.value).map((span) => toned(toneOf(span), oneLine(textOf(span))));
  const cells = [toned('quiet', title.toUpperCase()), ...spans];
  const width = Math.max(...cells.map((cell) => stringWidth(textOf(cell))));
  const least = Math.max(title.length, minWidth ?? width);
  return { cells, width, minWidth: Math.min(width, least), dropOrder };
}

function oneLine(text: string): string {
  return printableLine(text).replace(/ +/g, ' ').trim();
}

function dropColumns(columns: Measured[], width: number): Measured[] {
  const next = Math.max(...columns.map(({ dropOrder }) => dropOrder));
  if (next === 0 || total(columns.map(({ minWidth }) => minWidth)) <= width) return columns;
  const kept = columns.filter(({ dropOrder }) => dropOrder !== next);
  return dropColumns(kept, width);
}

/** The widest column gives first. */
function shrink(columns: Measured[], width: number): Measured[] {
  for (let excess = total(columns.map((column) => column.width)) - width; excess > 0; excess--) {
    const [widest] = columns
      .filter((column) => column.width > column.minWidth)
      .sort((a, b) => b.width - a.width);
    if (widest) widest.width--;
  }
  return columns;
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width + GAP, -GAP);
}
