import { describe, expect, it } from 'vitest';
import { latestOf } from './file-test.tsx';

describe('the latest resume', () => {
  it('is the one with the greatest name, whatever the order of the list', () => {
    expect(latestOf(['b-2.pdf', 'a-1.pdf', 'c-3.docx', 'a-9.doc'])).toBe('c-3.docx');
  });

  it('is missing where there are no files', () => {
    expect(latestOf([])).toBeUndefined();
  });
});
