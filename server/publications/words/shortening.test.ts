import { describe, expect, it } from 'vitest';
import { GAP, shorten } from './shortening.ts';

const original = `They came late twice, and said so before we asked.
The stairs are quiet now. We would not change a thing; the price wasn't low.`;

describe('a shortening', () => {
  it.each([
    ['leaves the text as it is', original],
    ['ends earlier', 'They came late twice, and said so before we asked.'],
    ['begins later', "We would not change a thing; the price wasn't low."],
    ['leaves out the middle', "They came late twice, and said so; the price wasn't low."],
    ['names the gap', `They came late twice, ${GAP} The stairs are quiet now.`],
    ['names the gap with one sign', 'They came late twice [\u2026] The stairs are quiet now.'],
    ['ends a sentence earlier', 'They came late twice.'],
    ['leaves out a comma', 'They came late twice and said so'],
    ['has other line breaks and spaces', `  ${original.replaceAll(' ', '\n')}  `],
    ['is empty', ''],
  ])('%s', (_, edited) => {
    expect(shorten(original, edited)).toBeDefined();
  });

  it.each([
    ['adds a word', `${original} Great!`],
    ['changes a word', original.replace('late', 'early')],
    ['changes the order', 'The stairs are quiet now. They came late twice.'],
    ['repeats a word', original.replace('late', 'late late')],
    ['changes capitals', 'the stairs are quiet now.'],
    ['takes a part out of a word', original.replace("wasn't", 'was')],
    ['adds a sign', original.replace('now.', 'now!')],
    ['marks a gap in words of its own', 'They came late twice (...)'],
  ])('is none where it %s', (_, edited) => {
    expect(shorten(original, edited)).toBeUndefined();
  });

  it('marks each gap once', () => {
    expect(shorten(original, original)).toBe(original);
    expect(shorten(original, 'The stairs are quiet now.')).toBe(`${GAP} The stairs are quiet now. ${GAP}`);
    expect(shorten(original, 'They said so before we asked.')).toBe(
      `They ${GAP} said so before we asked. ${GAP}`,
    );
    expect(shorten(original, '')).toBe('');
  });

  it('does not part a sign from the gap before it', () => {
    expect(shorten('They came late twice, and left.', 'They came, and left.')).toBe(
      `They came ${GAP}, and left.`,
    );
  });

  it('makes as few gaps as there can be', () => {
    const text = 'We love the hall. We love the stairs. We love the new kitchen.';
    expect(shorten(text, 'We love the new kitchen.')).toBe(`${GAP} We love the new kitchen.`);
    expect(shorten(text, 'We love the stairs.')).toBe(`${GAP} We love the stairs. ${GAP}`);
  });

  it('stays the same when it is saved again', () => {
    const once = shorten(original, 'They came late twice, the price');
    expect(once).toBe(`They came late twice, ${GAP} the price ${GAP}`);
    expect(shorten(original, String(once))).toBe(once);
  });

  it('takes letters that are written in two ways for the same', () => {
    expect(shorten('Caf\u00e9 Ren\u00e9e', 'Cafe\u0301')).toBe(`Caf\u00e9 ${GAP}`);
  });

  it('is quick with the longest text', () => {
    const long = 'very '.repeat(400);
    expect(shorten(long, 'very '.repeat(399))).toContain(GAP);
  });
});
