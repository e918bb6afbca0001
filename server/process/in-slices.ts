import { setImmediate as nextTurn } from 'node:timers/promises';

/** The longest time for which the event loop is blocked. */
const SLICE_MS = 2;

/** Maps a long list without blocking the event loop: requests are handled in between. */
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
