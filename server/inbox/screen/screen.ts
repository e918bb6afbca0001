import { inertJson, inertLine, inertText } from './inert-text.ts';
import { type Column, layOut } from './table.ts';
import { padTo, widthOf, wrapTo } from './text-width.ts';
import { paint, type Span, type Tone, textOf, toneOf } from './tone.ts';

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

/** Whatever is shown passes through here, and comes out inert. */
export type Screen = ReturnType<typeof createScreen>;

export function createScreen(output: Output) {
  const isTerminal = output.isTTY === true;
  const hasColours = isTerminal && output.hasColors?.() === true;
  // A pipe's reader wants the whole text.
  const columns = isTerminal ? output.columns || USUAL_COLUMNS : Number.POSITIVE_INFINITY;
  const textColumns = Math.min(columns, isTerminal ? TEXT_COLUMNS : columns);

  const painted = (tone: Tone, text: string) => (hasColours ? paint(tone, text) : text);
  const put = (text: string) => output.write(`${text.trimEnd()}\n`);
  const margin = ' '.repeat(INDENT);

  return {
    isTerminal,

    line(...spans: readonly Span[]) {
      put(spans.map((span) => painted(toneOf(span), escapeSpan(span))).join(''));
    },

    /** The second one at the right edge, or below where there is no room. */
    title(left: Span, right: Span) {
      const [start, end] = [inertLine(textOf(left)), inertLine(textOf(right))];
      const room = columns - widthOf(start) - widthOf(end);
      const between = room >= INDENT ? ' '.repeat(isTerminal ? room : INDENT) : '\n';
      put(`${painted(toneOf(left), start)}${between}${painted(toneOf(right), end)}`);
    },

    table<Row>(table: readonly Column<Row>[], rows: readonly Row[]) {
      for (const line of layOut(table, rows, columns - INDENT))
        put(margin + line.map(({ text, tone }) => painted(tone, text)).join(''));
    },

    /** Labels and values, the values in one column. */
    facts(facts: readonly (readonly [label: string, ...value: Span[]])[]) {
      const width = Math.max(...facts.map(([label]) => label.length)) + INDENT;
      for (const [label, ...value] of facts) {
        const shown = value.map((span) => painted(toneOf(span), escapeSpan(span))).join('');
        put(`${margin}${painted('quiet', padTo(width, label))}${shown}`);
      }
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

/** Spaces at the ends of a piece are part of the line. */
function escapeSpan(span: Span): string {
  const text = textOf(span);
  const [before = '', after = ''] = [/^ */.exec(text)?.[0], / *$/.exec(text)?.[0]];
  return text.trim() ? before + inertLine(text) + after : text;
}
