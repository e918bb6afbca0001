import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'decisions');

/** About half a page. */
const MAX_WORDS = 350;

const decisions = globSync('[0-9]*.md', { cwd: folder })
  .toSorted()
  .map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const [heading = '', , status = ''] = text.split('\n');
    return { file, number: file.slice(0, 4), text, title: heading.replace(/^# /, ''), status };
  });

const index = readFileSync(join(folder, 'README.md'), 'utf8');

const SUPERSEDES = /supersedes/;
/** Matches decisions that are superseded completely or in part. */
const SUPERSEDED_BY = /superseded\b.*?\bby\b/;

/** The decisions that a status line names after these words in the same sentence; of a link only its text counts. */
function namedAfter(words: RegExp, status: string): string[] {
  const parts = status.replaceAll(/\]\([^)]*\)/g, ']').split(/[.;]/);
  return parts.flatMap((part) => {
    const [, after = ''] = part.split(words);
    return [...after.matchAll(/\b\d{4}\b/g)].map(([number]) => number);
  });
}

test('the index of the decisions lists each by its number and title, those that hold first', () => {
  const listed = index
    .split('\n## Superseded\n')
    .map((table) =>
      [...table.matchAll(/^\| \[(\d{4})\]\((.*?)\) \| (.*) \|$/gm)].map(
        ([, number, file, title]) => `${file}: ${number} ${title}`,
      ),
    );
  const isSuperseded = ({ status }: { status: string }) => /^\S+, superseded\b/.test(status);
  const rowsOf = (some: typeof decisions) => some.map(({ file, title }) => `${file}: ${title}`);
  expect(listed).toEqual([
    rowsOf(decisions.filter((decision) => !isSuperseded(decision))),
    rowsOf(decisions.filter(isSuperseded)),
  ]);
});

describe.each(decisions)('decision $number', ({ number, status, text }) => {
  test('says below its title when it was made and whether it holds', () => {
    expect(status).toMatch(/^\d{4}-\d\d-\d\d, (accepted|superseded)\b/);
  });

  test('links to the decisions that its status names', () => {
    const withoutLinks = status.replaceAll(/\[[^\]]*\]\([^)]*\)/g, '');
    expect(withoutLinks).not.toMatch(/\b0\d{3}\b/);
  });

  test('is half a page', () => {
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(MAX_WORDS);
  });

  test('is named by those that it supersedes, and by those that supersede it', () => {
    const statusOf = (other: string) => decisions.find((decision) => decision.number === other)?.status ?? '';
    const superseded = namedAfter(SUPERSEDES, status);
    expect(
      superseded.filter((other) => !namedAfter(SUPERSEDED_BY, statusOf(other)).includes(number)),
    ).toEqual([]);
    const superseding = namedAfter(SUPERSEDED_BY, status);
    expect(superseding.filter((other) => !namedAfter(SUPERSEDES, statusOf(other)).includes(number))).toEqual(
      [],
    );
  });
});
