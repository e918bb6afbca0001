import { describe, expect, it } from 'vitest';
import { spanIn } from './price-span.ts';

describe('an amount or two', () => {
  it.each([
    ['$58,000', 58_000, 58_000],
    ['$58,000 to $64,000', 58_000, 64_000],
    ['58000-64000', 58_000, 64_000],
    ['$58 000 – $64 000', 58_000, 64_000],
    ['CA$58,000.00', 58_000, 58_000],
    ['$58k', 58_000, 58_000],
    ['58 to 64k', 58_000, 64_000],
    ['  58,000 CAD ', 58_000, 58_000],
  ])('is read from %s', (text, from, to) => {
    expect(spanIn(text)).toEqual({ from, to });
  });

  it.each([
    '',
    'About $58,000',
    '$58,000 and up',
    '$64,000 to $58,000',
    '2 weeks',
    '$5,00',
    '58,000, tax in',
    '$0',
  ])('is not read from "%s"', (text) => {
    expect(spanIn(text)).toBeUndefined();
  });
});
