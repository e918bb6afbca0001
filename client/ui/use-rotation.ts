import { type FocusEvent, type PointerEvent, useEffect, useReducer } from 'react';
import { changeRotation, firstRotation, isMoving } from './rotation.ts';

/** Turns through `count` places every `interval` milliseconds. Spread `holding` on what stops it under the pointer. */
export function useRotation(count: number, interval: number) {
  const [rotation, change] = useReducer(changeRotation, firstRotation);
  const { index } = rotation;
  const moves = count > 1 && isMoving(rotation);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) change({ type: 'pause' });
  }, []);

  useEffect(() => {
    if (!moves) return;
    const timer = setTimeout(() => change({ type: 'turn', to: index + 1, count }), interval);
    return () => clearTimeout(timer);
  }, [moves, index, count, interval]);

  return {
    ...rotation,
    moves,
    turnTo: (to: number) => change({ type: 'turn', to, count }),
    toggle: () => change({ type: 'toggle' }),
    holding: {
      // A finger's touch counts as entering, but nothing ever leaves.
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType === 'mouse' && change({ type: 'hover', isHovered: true }),
      onPointerLeave: () => change({ type: 'hover', isHovered: false }),
      onFocus: () => change({ type: 'focus', isFocused: true }),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && change({ type: 'focus', isFocused: false }),
    },
  } as const;
}
