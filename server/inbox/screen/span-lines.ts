import { inertLine } from './inert-text.ts';
import { widthOf } from './text-width.ts';
import { type Span, type Tone, textOf, toneOf } from './tone.ts';

/** Inert, and ready to be painted. */
export type Piece = { readonly text: string; readonly tone: Tone };

/** Breaks between words; commands and references stay whole, so that they can be copied. */
export function spanLines(width: number, spans: readonly Span[]): Piece[][] {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const piece of spans.flatMap(piecesOf)) {
    if (used > 0 && used + widthOf(piece.text.trimEnd()) > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(piece);
    used += widthOf(piece.text);
  }
  return lines;
}

export function piecesOf(span: Span): Piece[] {
  const [text, tone] = [inertLine(textOf(span)), toneOf(span)];
  if (tone === 'reference') return [{ text, tone }];
  return text.split(/(?<=\s)(?=\S)/).map((word) => ({ text: word, tone }));
}
