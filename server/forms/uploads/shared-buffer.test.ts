import { expect, test } from 'vitest';
import { sharedBuffer } from './shared-buffer.ts';

test('one buffer serves any number of borrowers, in the order of asking, and a failure gives it back', async () => {
  const withBuffer = sharedBuffer(16);
  const order: number[] = [];
  const seen = new Set<Buffer>();
  let inUse = 0;
  const work = (number: number) =>
    withBuffer(async (buffer) => {
      expect(++inUse).toBe(1);
      seen.add(buffer);
      order.push(number);
      await new Promise(setImmediate);
      inUse--;
      if (number % 3 === 0) throw new Error('failed');
    });

  const results = await Promise.allSettled(Array.from({ length: 12 }, (_, number) => work(number)));

  expect(order).toEqual(Array.from({ length: 12 }, (_, number) => number));
  expect([...seen].map((buffer) => buffer.length)).toEqual([16]);
  expect(results.filter((result) => result.status === 'rejected')).toHaveLength(4);
});
