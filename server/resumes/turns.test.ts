import { expect, test } from 'vitest';
import { takingTurns } from './turns.ts';

test('no more run at once than allowed, in the order of their coming, and a failure frees its place', async () => {
  const inTurn = takingTurns(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) =>
    inTurn(async () => {
      order.push(number);
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
      if (number % 3 === 0) throw new Error('failed');
    });
  const results = await Promise.allSettled(Array.from({ length: 12 }, (_, number) => work(number)));
  expect(order).toEqual(Array.from({ length: 12 }, (_, number) => number));
  expect(most).toBe(2);
  expect(results.filter((result) => result.status === 'rejected')).toHaveLength(4);
});
