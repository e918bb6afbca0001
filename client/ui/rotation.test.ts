import { expect, test } from 'vitest';
import { changeRotation, firstRotation, isMoving } from './rotation.ts';

test('after the last place comes the first, and before the first the last', () => {
  expect(changeRotation(firstRotation, { type: 'turn', to: 5, count: 5 }).index).toBe(0);
  expect(changeRotation(firstRotation, { type: 'turn', to: -1, count: 5 }).index).toBe(4);
});

test('it moves until somebody pauses it', () => {
  expect(isMoving(firstRotation)).toBe(true);
  expect(isMoving(changeRotation(firstRotation, { type: 'toggle' }))).toBe(false);
});

test('it stands while the pointer is on it and goes on when the pointer leaves', () => {
  const hovered = changeRotation(firstRotation, { type: 'hover', isHovered: true });
  expect(isMoving(hovered)).toBe(false);
  expect(isMoving(changeRotation(hovered, { type: 'hover', isHovered: false }))).toBe(true);
});

test('the focus holds it even after the pointer has left', () => {
  const focused = changeRotation(firstRotation, { type: 'focus', isFocused: true });
  expect(isMoving(changeRotation(focused, { type: 'hover', isHovered: false }))).toBe(false);
});

test('starting it by its control moves it at once, though pointer and focus are on the control', () => {
  const held = { ...firstRotation, isPaused: true, isHovered: true, isFocused: true };
  expect(isMoving(changeRotation(held, { type: 'toggle' }))).toBe(true);
});

test('a paused one stays paused when pointer and focus leave', () => {
  const paused = changeRotation(firstRotation, { type: 'pause' });
  const left = changeRotation(paused, { type: 'hover', isHovered: false });
  expect(isMoving(changeRotation(left, { type: 'focus', isFocused: false }))).toBe(false);
});
