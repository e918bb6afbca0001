import { setImmediate as nextTurn } from 'node:timers/promises';

/** Visitors wait for no longer than this. */
const SLICE_MS = 2;

/** Does long work with a list without holding the event loop: requests are answered in between. */
export async function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let since = performance.now();
  for (const item of items) {
    results.push(map(item));
    if (performance.now() - since < SLICE_MS) continue;
    await nextTurn();
    since = performance.now();
  }
  return results;
}
