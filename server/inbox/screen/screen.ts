import { styleText } from 'node:util';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import { printableJson, printableLine, printableText } from '../../records/wording/printable-text.ts';
import { type Span, type Tone, textOf, toned, toneOf } from '../../records/wording/tone.ts';
import { type Column, layOut } from './table.ts';

/** A stream such as `process.stdout`. */
export type Output = {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
  /** Knows what the terminal can do and what its user wants (NO_COLOR). */
  hasColors?(): boolean;
};

const USUAL_COLUMNS = 80;
const INDENT = 2;
/** Longer lines are hard to read. */
const TEXT_COLUMNS = 100;
const NO_BREAK_SPACE = '\u00a0';

const styles = {
  plain: [],
  strong: ['bold'],
  quiet: ['dim'],
  reference: ['cyan'],
  good: ['green'],
  warning: ['yellow'],
  danger: ['bold', 'red'],
} as const satisfies Record<Tone, Parameters<typeof styleText>[0]>;

/** The label is ours; the value may come from a visitor. */
export type Fact = readonly [label: string, ...value: Span[]];

/** Everything is printed through here, with control characters of visitors' texts escaped. */
export type Screen = ReturnType<typeof createScreen>;

export function createScreen(output: Output) {
  const isTerminal = output.isTTY === true;
  const hasColours = isTerminal && output.hasColors?.() === true;
  // Nothing is wrapped or cut in a pipe.
  const columns = isTerminal ? output.columns || USUAL_COLUMNS : Number.POSITIVE_INFINITY;
  const textColumns = isTerminal ? Math.min(columns, TEXT_COLUMNS) : columns;
  const margin = ' '.repeat(INDENT);

  // Whether the stream has colours is known already.
  const painted = (tone: Tone, text: string) =>
    hasColours && tone !== 'plain' ? styleText([...styles[tone]], text, { validateStream: false }) : text;
  const put = (text: string) => output.write(`${text.trimEnd()}\n`);

  const inline = (span: Span) => painted(toneOf(span), printableLine(textOf(span)));
  const joined = (spans: readonly Span[]) => spans.map(inline).join('');
  const lines = (spans: readonly Span[], width: number) =>
    wrap(joined(spans.map(unbreakable)), width).map((line) => line.replaceAll(NO_BREAK_SPACE, ' '));
  const paragraphLines = (text: string) =>
    printableText(text)
      .split('\n')
      .flatMap((line) => wrapIndented(line, textColumns - 2 * INDENT));

  return {
    isTerminal,
    columns,
    painted,
    write: (text: string) => output.write(text),
    /** A paragraph that somebody else writes. */
    wrapped: (text: string) =>
      paragraphLines(text)
        .map((line) => margin + line)
        .join('\n'),

    line(...spans: readonly Span[]) {
      for (const line of lines(spans, columns)) put(line);
    },

    /** The last one at the right edge, or below where there is no room. */
    title(left: readonly Span[], right: Span) {
      const width = stringWidth(joined([...left, right]));
      const room = isTerminal ? columns - width : INDENT;
      if (room >= INDENT) put(joined([...left, ' '.repeat(room), right]));
      else for (const spans of [left, [right]]) for (const line of lines(spans, columns)) put(line);
    },

    table<Row>(table: readonly Column<Row>[], rows: readonly Row[]) {
      for (const cells of layOut(table, rows, columns - INDENT)) put(margin + joined(cells));
    },

    /** Labels and values, the values in one column. */
    facts(facts: readonly (Fact | false | undefined)[]) {
      const shown = facts.filter((fact) => fact !== false && fact !== undefined);
      const width = Math.max(...shown.map(([label]) => label.length)) + INDENT;
      for (const [label, ...value] of shown)
        for (const [index, line] of lines(value, columns - INDENT - width).entries())
          put(`${margin}${painted('quiet', (index === 0 ? label : '').padEnd(width))}${line}`);
    },

    /** Wrapped to the width of the terminal. */
    paragraph(text: string, tone: Tone = 'plain') {
      for (const line of paragraphLines(text)) put(margin + painted(tone, line));
    },

    json(value: unknown) {
      put(printableJson(value));
    },
  };
}

/** Commands and references stay whole, so that they can be copied. */
function unbreakable(span: Span): Span {
  return toneOf(span) === 'reference'
    ? toned('reference', textOf(span).replaceAll(' ', NO_BREAK_SPACE))
    : span;
}

function wrap(text: string, width: number): string[] {
  return Number.isFinite(width) ? wrapAnsi(text, width, { hard: true }).split('\n') : text.split('\n');
}

/** Keeps the indentation of the line. */
function wrapIndented(line: string, width: number): string[] {
  const [indent = ''] = /^ */.exec(line) ?? [];
  return wrap(line.slice(indent.length), Math.max(1, width - indent.length)).map((part) => indent + part);
}
