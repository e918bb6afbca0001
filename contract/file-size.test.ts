import { expect, test } from 'vitest';
import { fileProgress, fileSize } from './file-size.ts';

test('a large file is measured in megabytes, a small one in kilobytes', () => {
  expect(fileSize(3.42 * 1024 * 1024)).toBe('3.4 MB');
  expect(fileSize(812 * 1024)).toBe('812 KB');
});

test('only an empty file has 0 KB', () => {
  expect(fileSize(1)).toBe('1 KB');
  expect(fileSize(0)).toBe('0 KB');
});

test('progress is measured in the unit of the total', () => {
  expect(fileProgress(100 * 1024, 2 * 1024 * 1024)).toBe('0.1 of 2.0 MB');
  expect(fileProgress(100, 50 * 1024)).toBe('1 of 50 KB');
});
