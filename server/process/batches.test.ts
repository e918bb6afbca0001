import { expect, it } from 'vitest';
import { batchesOf } from './batches.ts';

it('gives batches of the size that was asked for, except for the last', () => {
  expect([...batchesOf(new Set([1, 2, 3, 4, 5]), 2)]).toEqual([[1, 2], [3, 4], [5]]);
  expect([...batchesOf([1, 2], 2)]).toEqual([[1, 2]]);
  expect([...batchesOf([], 2)]).toEqual([]);
});
