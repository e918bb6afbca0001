import { describe, expect, it } from 'vitest';
import { firstClause } from './notice-line.tsx';

describe('the notice in the call bar', () => {
  it('ends at a semicolon', () => {
    expect(firstClause('Closed December 24 to January 2; leave a request, we read them daily')).toBe(
      'Closed December 24 to January 2',
    );
  });

  it.each([
    'Closed Dec. 24 to Jan. 2',
    'Closed on Monday, Tuesday and Wednesday',
    'Holidays: closed December 24 - 26, open again on the 27th!',
  ])('is whole where it has none: %s', (notice) => {
    expect(firstClause(notice)).toBe(notice);
  });
});
