import { expect, test } from 'vitest';
import { bufferPool } from './buffer-pool.ts';

test('so many buffers serve any number of borrowers, in the order of asking, and a failure gives its one back', async () => {
  const withBuffer = bufferPool({ count: 2, bytes: 16 });
  const order: number[] = [];
  const inUse = new Set<Buffer>();
  const seen = new Set<Buffer>();
  const work = (number: number) =>
    withBuffer(async (buffer) => {
      expect(inUse.has(buffer)).toBe(false);
      inUse.add(buffer);
      seen.add(buffer);
      order.push(number);
      await new Promise(setImmediate);
      inUse.delete(buffer);
      if (number % 3 === 0) throw new Error('failed');
    });

  const results = await Promise.allSettled(Array.from({ length: 12 }, (_, number) => work(number)));

  expect(order).toEqual(Array.from({ length: 12 }, (_, number) => number));
  expect([...seen].map((buffer) => buffer.length)).toEqual([16, 16]);
  expect(results.filter((result) => result.status === 'rejected')).toHaveLength(4);
});
