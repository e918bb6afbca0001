import { expect, test } from 'vitest';
import { fileSize, partOfFileSize } from './file-size.ts';

test('a large file is weighed in megabytes, a small one in kilobytes', () => {
  expect(fileSize(3.42 * 1024 * 1024)).toBe('3.4 MB');
  expect(fileSize(812 * 1024)).toBe('812 KB');
});

test('a file is never said to weigh nothing unless it is empty', () => {
  expect(fileSize(1)).toBe('1 KB');
  expect(fileSize(0)).toBe('0 KB');
});

test('what has been sent is told in the unit of the whole', () => {
  expect(partOfFileSize(100 * 1024, 2 * 1024 * 1024)).toBe('0.1 of 2.0 MB');
  expect(partOfFileSize(100, 50 * 1024)).toBe('1 of 50 KB');
});
