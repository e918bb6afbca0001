import { describe, expect, it } from 'vitest';
import { numberBeginningSentence, numberInWords } from './number-words.ts';
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

describe('counts in the copy', () => {
  it('follow the number of steps', () => {
    expect(processIntroduction.startsWith(`${numberBeginningSentence(processSteps.length)} `)).toBe(true);
  });
});
