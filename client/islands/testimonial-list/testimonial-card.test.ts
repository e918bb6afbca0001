import { expect, test } from 'vitest';
import { cardWidth } from './testimonial-card.tsx';

function widths(length: number) {
  return Array.from({ length }, (_, index) => cardWidth(index, length));
}

test('the first takes a whole row, and the pairs are wide left and right by turns', () => {
  expect(widths(5)).toEqual(['full', 'wide', 'narrow', 'narrow', 'wide']);
});

test('one that is left over fills the last row', () => {
  expect(widths(4)).toEqual(['full', 'wide', 'narrow', 'full']);
  expect(widths(2)).toEqual(['full', 'full']);
});

test('one alone takes a whole row', () => {
  expect(widths(1)).toEqual(['full']);
});
