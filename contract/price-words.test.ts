import { describe, expect, it } from 'vitest';
import { dollarsIn, priceSpan } from './price-words.ts';

describe('a price', () => {
  it.each(['28500', '28,500', '28 500', '$28,500', '$ 28500'])('is read from %s', (text) => {
    expect(dollarsIn(text)).toBe(28_500);
  });

  it.each(['', '28.50', '28,5', 'about 28000', '-5', '0', '28,500 to 64,500'])(
    'is not read from "%s"',
    (text) => {
      expect(dollarsIn(text)).toBeUndefined();
    },
  );

  it('names both ends, or the one amount that it is', () => {
    expect(priceSpan({ from: 28_500, to: 64_500 })).toBe('$28,500 to $64,500');
    expect(priceSpan({ from: 28_500, to: 28_500 })).toBe('$28,500');
  });
});
