import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLines } from '../../records/exports/csv.ts';
import { naughtyStrings } from '../../testing/naughty-strings.ts';

const COLUMNS = [
  ['Name', (row: readonly string[]) => row[0] ?? ''],
  ['Message', (row: readonly string[]) => row[1] ?? ''],
] as const;

const piece = fc.oneof(
  fc.constantFrom('=', '+', '-', '@', '\t', '\n', '\r\n', ' ', '"', "'", ',', ';', '|', '＝', 'cmd', '1+1'),
  fc.constantFrom(...naughtyStrings),
  fc.string({ unit: 'binary' }),
);
const cell = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));

async function written(rows: readonly (readonly string[])[]): Promise<string> {
  let file = '';
  for await (const line of csvLines(COLUMNS, toAsync(rows))) file += line;
  return file;
}

async function* toAsync<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

/** A parser that knows RFC 4180 and nothing else. */
function parsed(file: string): string[][] {
  const rows: string[][] = [];
  const field = /"((?:[^"]|"")*)"(,|\r\n)/gy;
  let row: string[] = [];
  for (const [, text = '', end] of file.slice(1).matchAll(field)) {
    row.push(text.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('an exported table', () => {
  it('has as many rows and cells as went into it, none of which calculates', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { maxLength: 5 }), async (rows) => {
        const file = await written(rows);
        const [head, ...body] = parsed(file);
        expect(head).toEqual(['Name', 'Message']);
        expect(body).toHaveLength(rows.length);
        for (const cells of body) {
          expect(cells).toHaveLength(2);
          // A spreadsheet may also begin a cell after a semicolon or a tab, depending on the locale.
          for (const part of cells.flatMap((text) => text.split(/[;\t\r\n]/)))
            expect(part).not.toMatch(/^\s*[=+@＝＋＠－-]/);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
