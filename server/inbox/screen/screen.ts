import { inertJson, inertText } from './inert-text.ts';
import { type Piece, piecesOf, spanLines } from './span-lines.ts';
import { type Column, layOut } from './table.ts';
import { padTo, widthOf, wrapTo } from './text-width.ts';
import { paint, type Span, type Tone } from './tone.ts';

/** The standard output, or a stand-in for it. */
export type Output = {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
  /** Knows what the terminal can do and what its user wants (NO_COLOR). */
  hasColors?(): boolean;
};

const USUAL_COLUMNS = 80;
const INDENT = 2;
/** Longer lines tire the eye. */
const TEXT_COLUMNS = 100;

/** The label is ours; the value may be a stranger's. */
type Fact = readonly [label: string, ...value: Span[]];

/** Whatever is shown passes through here, and comes out inert. */
export type Screen = ReturnType<typeof createScreen>;

export function createScreen(output: Output) {
  const isTerminal = output.isTTY === true;
  const hasColours = isTerminal && output.hasColors?.() === true;
  // A pipe's reader wants the whole text.
  const columns = isTerminal ? output.columns || USUAL_COLUMNS : Number.POSITIVE_INFINITY;
  const textColumns = isTerminal ? Math.min(columns, TEXT_COLUMNS) : columns;

  const painted = (tone: Tone, text: string) => (hasColours ? paint(tone, text) : text);
  const shown = (pieces: readonly Piece[]) => pieces.map(({ text, tone }) => painted(tone, text)).join('');
  const put = (text: string) => output.write(`${text.trimEnd()}\n`);
  const margin = ' '.repeat(INDENT);

  return {
    isTerminal,

    line(...spans: readonly Span[]) {
      for (const line of spanLines(columns, spans)) put(shown(line));
    },

    /** The last one at the right edge, or below where there is no room. */
    title(left: readonly Span[], right: Span) {
      const width = [...left, right].flatMap(piecesOf).reduce((sum, { text }) => sum + widthOf(text), 0);
      const room = isTerminal ? columns - width : INDENT;
      const lines = room >= INDENT ? [[...left, ' '.repeat(room), right]] : [left, [right]];
      for (const line of lines.flatMap((spans) => spanLines(columns, spans))) put(shown(line));
    },

    table<Row>(table: readonly Column<Row>[], rows: readonly Row[]) {
      for (const line of layOut(table, rows, columns - INDENT)) put(margin + shown(line));
    },

    /** Labels and values, the values in one column. */
    facts(facts: readonly Fact[], labelTone: Tone = 'quiet') {
      const width = Math.max(...facts.map(([label]) => label.length)) + INDENT;
      for (const [label, ...value] of facts)
        for (const [index, line] of spanLines(columns - INDENT - width, value).entries())
          put(`${margin}${painted(labelTone, padTo(width, index === 0 ? label : ''))}${shown(line)}`);
    },

    /** Wrapped to the width of the terminal. */
    paragraph(text: string, tone: Tone = 'plain') {
      for (const line of wrapTo(textColumns - 2 * INDENT, inertText(text))) put(margin + painted(tone, line));
    },

    json(value: unknown) {
      put(inertJson(value));
    },
  };
}
