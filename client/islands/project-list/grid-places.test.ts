import { expect, it } from 'vitest';
import { placesFor } from './grid-places.ts';

function columns(count: number): string {
  return placesFor(count)
    .map((place) => place.columns)
    .join(' ');
}

it('shows pairs and rows of three by turns, the wide card left and right by turns', () => {
  expect(columns(14)).toBe('7 5 4 4 4 5 7 4 4 4 7 5 5 7');
});

it('gives a single card the whole row', () => {
  expect(placesFor(1)).toEqual([{ columns: 12, shape: 'wide' }]);
});

it('has nothing for nothing', () => {
  expect(placesFor(0)).toEqual([]);
});

it.each(Array.from({ length: 59 }, (_, index) => index + 2))('fills every row of %i cards', (count) => {
  const places = placesFor(count);
  expect(places).toHaveLength(count);
  const rows: number[] = [];
  let filled = 0;
  for (const place of places) {
    filled += place.columns;
    if (filled < 12) continue;
    rows.push(filled);
    filled = 0;
  }
  expect(filled).toBe(0);
  expect(new Set(rows)).toEqual(new Set([12]));
});
