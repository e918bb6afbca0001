import { expect, it } from 'vitest';
import { mapInSlices } from './in-slices.ts';

const WORK_MS = 1;
const ITEMS = Array.from({ length: 50 }, (_, index) => index);

it('maps a long list in order, and lets others have their turn in between', async () => {
  let turns = 0;
  let isOver = false;
  const countTurn = () => {
    turns++;
    if (!isOver) setImmediate(countTurn);
  };
  setImmediate(countTurn);
  const results = await mapInSlices(ITEMS, (item) => {
    const until = performance.now() + WORK_MS;
    while (performance.now() < until);
    return item * 2;
  });
  isOver = true;
  expect(results).toEqual(ITEMS.map((item) => item * 2));
  expect(turns).toBeGreaterThan(ITEMS.length / 10);
});
