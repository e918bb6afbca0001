const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const WIDE =
  /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/u;
const PRINTABLE_ASCII = /^[ -~]*$/;
const WITHOUT_WIDTH = /^\p{Mark}/u;

/** How many columns a terminal gives it. */
export function widthOf(text: string): number {
  if (PRINTABLE_ASCII.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += graphemeWidth(segment);
  return width;
}

export function padTo(width: number, text: string): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function cutTo(width: number, text: string): string {
  if (widthOf(text) <= width) return text;
  return `${head(width - 1, text).trimEnd()}…`;
}

/** Breaks between words, and inside of a word only where it is longer than a line. Indents and breaks stay. */
export function wrapTo(width: number, text: string): string[] {
  return text.split('\n').flatMap((line) => wrapLine(width, line));
}

function wrapLine(width: number, line: string): string[] {
  if (widthOf(line) <= width) return [line];
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(/(?<=\s)(?=\S)/)) {
    if (current && widthOf(current + word.trimEnd()) > width) {
      lines.push(current.trimEnd());
      current = '';
    }
    current += word;
    while (widthOf(current.trimEnd()) > width) {
      const piece = head(width, current);
      lines.push(piece);
      current = current.slice(piece.length);
    }
  }
  return [...lines, current.trimEnd()];
}

/** At least one character, so that whoever takes piece after piece comes to an end. */
function head(width: number, text: string): string {
  let taken = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += graphemeWidth(segment);
    if (used > width && taken) break;
    taken += segment;
  }
  return taken;
}

function graphemeWidth(grapheme: string): number {
  if (WITHOUT_WIDTH.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
}
