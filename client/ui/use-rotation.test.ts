import { expect, test } from 'vitest';
import { initialRotation, isRotating, rotationReducer } from './use-rotation.ts';

test('after the last item comes the first, and before the first the last', () => {
  expect(rotationReducer(initialRotation, { type: 'show', index: 5, count: 5 }).index).toBe(0);
  expect(rotationReducer(initialRotation, { type: 'show', index: -1, count: 5 }).index).toBe(4);
});

test('it runs until it is paused', () => {
  expect(isRotating(initialRotation)).toBe(true);
  expect(isRotating(rotationReducer(initialRotation, { type: 'toggle' }))).toBe(false);
});

test('it pauses while the pointer is on it', () => {
  const hovered = rotationReducer(initialRotation, { type: 'hover', isHovered: true });
  expect(isRotating(hovered)).toBe(false);
  expect(isRotating(rotationReducer(hovered, { type: 'hover', isHovered: false }))).toBe(true);
});

test('the focus pauses it even after the pointer has left', () => {
  const focused = rotationReducer(initialRotation, { type: 'focus', isFocused: true });
  expect(isRotating(rotationReducer(focused, { type: 'hover', isHovered: false }))).toBe(false);
});

test('the start button starts it at once, although pointer and focus are on the button', () => {
  const held = { ...initialRotation, isPaused: true, isHovered: true, isFocused: true };
  expect(isRotating(rotationReducer(held, { type: 'toggle' }))).toBe(true);
});

test('a paused one stays paused when pointer and focus leave', () => {
  const paused = rotationReducer(initialRotation, { type: 'pause' });
  const left = rotationReducer(paused, { type: 'hover', isHovered: false });
  expect(isRotating(rotationReducer(left, { type: 'focus', isFocused: false }))).toBe(false);
});
