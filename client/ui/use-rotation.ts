import { type FocusEvent, type PointerEvent, useEffect, useReducer } from 'react';

type Rotation = {
  readonly index: number;
  /** False until the first change, so that the first item does not animate in. */
  readonly hasChanged: boolean;
  /** By the pause button, or because the visitor prefers reduced motion. */
  readonly isPaused: boolean;
  readonly isHovered: boolean;
  readonly isFocused: boolean;
};

type RotationAction =
  | { readonly type: 'show'; readonly index: number; readonly count: number }
  | { readonly type: 'pause' | 'toggle' }
  | { readonly type: 'hover'; readonly isHovered: boolean }
  | { readonly type: 'focus'; readonly isFocused: boolean };

export const initialRotation: Rotation = {
  index: 0,
  hasChanged: false,
  isPaused: false,
  isHovered: false,
  isFocused: false,
};

export function isRotating({ isPaused, isHovered, isFocused }: Rotation): boolean {
  return !isPaused && !isHovered && !isFocused;
}

export function rotationReducer(rotation: Rotation, action: RotationAction): Rotation {
  switch (action.type) {
    case 'show': {
      const index = (action.index + action.count) % action.count;
      return { ...rotation, index, hasChanged: true };
    }
    case 'pause':
      return { ...rotation, isPaused: true };
    case 'toggle':
      if (!rotation.isPaused) return { ...rotation, isPaused: true };
      // The pointer and the focus are on the button, and must not pause it again.
      return { ...rotation, isPaused: false, isHovered: false, isFocused: false };
    case 'hover':
      return { ...rotation, isHovered: action.isHovered };
    case 'focus':
      return { ...rotation, isFocused: action.isFocused };
  }
}

/** Advances through `count` items. The element with `pauseHandlers` pauses it while it has the pointer or the focus. */
export function useRotation(count: number, intervalMs: number) {
  const [rotation, dispatch] = useReducer(rotationReducer, initialRotation);
  const { index } = rotation;
  const isRunning = count > 1 && isRotating(rotation);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) dispatch({ type: 'pause' });
  }, []);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => dispatch({ type: 'show', index: index + 1, count }), intervalMs);
    return () => clearTimeout(timer);
  }, [isRunning, index, count, intervalMs]);

  return {
    ...rotation,
    isRunning,
    show: (next: number) => dispatch({ type: 'show', index: next, count }),
    toggle: () => dispatch({ type: 'toggle' }),
    pauseHandlers: {
      // A touch fires pointerenter, but no pointerleave.
      onPointerEnter: ({ pointerType }: PointerEvent) =>
        pointerType === 'mouse' && dispatch({ type: 'hover', isHovered: true }),
      onPointerLeave: () => dispatch({ type: 'hover', isHovered: false }),
      onFocus: () => dispatch({ type: 'focus', isFocused: true }),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        !currentTarget.contains(relatedTarget) && dispatch({ type: 'focus', isFocused: false }),
    },
  } as const;
}
