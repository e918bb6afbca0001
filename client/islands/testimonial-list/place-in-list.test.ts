import { expect, test } from 'vitest';
import { placeInList } from './place-in-list.ts';

function places(length: number) {
  return Array.from({ length }, (_, index) => placeInList(index, length));
}

test('the first leads, and the pairs are wide left and right by turns', () => {
  expect(places(5)).toEqual(['lead', 'wide', 'narrow', 'narrow', 'wide']);
});

test('one that is left over fills the last row', () => {
  expect(places(4)).toEqual(['lead', 'wide', 'narrow', 'lead']);
  expect(places(2)).toEqual(['lead', 'lead']);
});

test('one alone leads', () => {
  expect(places(1)).toEqual(['lead']);
});
