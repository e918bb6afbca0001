import { expect, it } from 'vitest';
import { isWritten } from './written.ts';

it.each([
  'TODO',
  'TODO: what it shows',
  'Heated floor\nTODO: ask',
  'Heated floor\r\n\tTODO',
  ['Oak', { alt: 'TODO' }],
])('a text is missing in %j', (entry) => {
  expect(isWritten(entry)).toBe(false);
});

it.each(['', 'Our TODOs', 'A floor of MASTODON oak', undefined, ['Oak', { alt: 'A kitchen' }]])(
  'no text is missing in %j',
  (entry) => {
    expect(isWritten(entry)).toBe(true);
  },
);
