import { describe, expect, it } from 'vitest';
import { capitalized, countedNoun, numberBeginningSentence, numberInWords } from './grammar.ts';
import { processIntroduction, processSteps } from './process.ts';

describe('a number in words', () => {
  it.each([
    [0, 'zero'],
    [6, 'six'],
    [14, 'fourteen'],
    [20, 'twenty'],
    [42, 'forty-two'],
    [99, 'ninety-nine'],
    [1400, '1,400'],
  ])('says %i as %s', (count, words) => {
    expect(numberInWords(count)).toBe(words);
  });

  it('begins a sentence with a capital', () => {
    expect(numberBeginningSentence(14)).toBe('Fourteen');
  });
});

describe('a counted noun', () => {
  it.each([
    [1, '1 request'],
    [3, '3 requests'],
    ['no', 'no requests'],
  ] as const)('is in the number of %s', (count, words) => {
    expect(countedNoun(count, 'request')).toBe(words);
  });

  it('may have a plural of its own', () => {
    expect(countedNoun(2, 'reply', 'replies')).toBe('2 replies');
  });
});

describe('a capitalized text', () => {
  it('begins with a capital and keeps the rest', () => {
    expect(capitalized('mail to Ana')).toBe('Mail to Ana');
    expect(capitalized('')).toBe('');
  });
});

describe('counts in the copy', () => {
  it('follow the number of steps', () => {
    expect(processIntroduction.startsWith(`${numberBeginningSentence(processSteps.length)} `)).toBe(true);
  });
});
