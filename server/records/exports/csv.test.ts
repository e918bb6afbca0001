import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLines } from './csv.ts';

/** The text of a cell without its quotes. */
async function written(text: string): Promise<string> {
  const lines = csvLines([['Message', (row: string) => row]], oneRow(text));
  await lines.next();
  const { value } = await lines.next();
  return String(value).slice(1, -'"\r\n'.length).replaceAll('""', '"');
}

async function* oneRow(text: string): AsyncGenerator<string> {
  yield text;
}

describe('a cell of an exported table', () => {
  it('has an apostrophe before every sign that begins a cell or a part of one, and nowhere else', async () => {
    const piece = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '＝',
      '＋',
      '＠',
      '－',
      ';',
      '\n',
      ' ',
      '\u00a0',
      'a',
      '1',
      "'",
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    await fc.assert(
      fc.asyncProperty(text, async (typed) => {
        const parts = typed.split(/(?<=[;\n])/);
        const marked = parts.map((part) => part.replace(/^\s*(?=[=+@＝＋＠－-])/, "$&'"));
        expect(await written(typed)).toBe(marked.join(''));
      }),
      { numRuns: 1_000 },
    );
  });

  // Each takes minutes with a pattern that scans a run of line breaks again from each of them.
  const LENGTH = 400_000;
  it.each([
    ['line breaks', '\n'],
    ['semicolons', ';'],
    ['line breaks and spaces', '\n '],
    ['signs', '+a'],
  ])('may be a very long run of %s', async (_name, piece) => {
    const run = piece.repeat(LENGTH / piece.length);
    const text = await written(`a${run}a${run}=1`);
    expect(text.replace(/'(?=[=+])/g, '')).toBe(`a${run}a${run}=1`);
    expect(text.endsWith("'=1")).toBe(piece !== '+a');
  });
});
