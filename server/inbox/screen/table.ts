import { inertLine } from './inert-text.ts';
import type { Piece } from './span-lines.ts';
import { cutTo, padTo, widthOf } from './text-width.ts';
import { type Span, textOf, toneOf } from './tone.ts';

export type Column<Row> = {
  readonly title: string;
  of(row: Row): Span;
  /** Where the room is short, down to this many characters. */
  readonly shrinksTo?: number;
  /** Where that is not enough it is left out: the highest number first. */
  readonly leavesAs?: number;
};

const GAP = 2;

type Sized = { readonly cells: readonly Span[]; readonly title: string; width: number; least: number };

/** The lines of a table that is at most `width` wide; the last column is not padded. */
export function layOut<Row>(columns: readonly Column<Row>[], rows: readonly Row[], width: number): Piece[][] {
  const sized = columnsWithin(columns, rows, width);
  const line = (spans: readonly Span[]): Piece[] =>
    spans.map((span, index) => {
      const column = sized[index];
      const text = cutTo(column?.width ?? 0, textOf(span));
      const isLast = index === sized.length - 1;
      return { text: isLast ? text : padTo((column?.width ?? 0) + GAP, text), tone: toneOf(span) };
    });
  const titles = line(sized.map(({ title }) => title.toUpperCase())).map(({ text }) => ({
    text,
    tone: 'quiet' as const,
  }));
  return [titles, ...rows.map((_, index) => line(sized.map(({ cells }) => cells[index] ?? '')))];
}

function columnsWithin<Row>(columns: readonly Column<Row>[], rows: readonly Row[], width: number): Sized[] {
  const sized = columns.map((column) => measure(column, rows));
  const gaps = GAP * (columns.length - 1);
  const least = sum(sized.map((column) => column.least)) + gaps;
  const leaving = columns.filter(({ leavesAs }) => leavesAs).sort(byLeaving)[0];
  if (least > width && leaving)
    return columnsWithin(
      columns.filter((column) => column !== leaving),
      rows,
      width,
    );

  let excess = sum(sized.map((column) => column.width)) + gaps - width;
  while (excess > 0) {
    const widest = sized.filter((column) => column.width > column.least).sort((a, b) => b.width - a.width)[0];
    if (!widest) break;
    widest.width--;
    excess--;
  }
  return sized;
}

function measure<Row>({ title, of, shrinksTo }: Column<Row>, rows: readonly Row[]): Sized {
  const cells = rows.map((row) => {
    const span = of(row);
    return { text: inertLine(textOf(span)).replace(/ +/g, ' ').trim(), tone: toneOf(span) };
  });
  const width = Math.max(title.length, ...cells.map(({ text }) => widthOf(text)));
  return { cells, title, width, least: Math.min(width, Math.max(title.length, shrinksTo ?? width)) };
}

function byLeaving<Row>(a: Column<Row>, b: Column<Row>): number {
  return (b.leavesAs ?? 0) - (a.leavesAs ?? 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
