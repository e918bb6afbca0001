import { type PointerEvent, useRef } from 'react';

/** Shorter than this is a tap. In CSS pixels. */
const SWIPE_LENGTH = 40;

/** Tells a finger's move to the left (1, the next one) or to the right (-1). Needs `touch-action: pan-y`. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const startX = useRef<number | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      startX.current = pointerType === 'mouse' ? null : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (startX.current === null) return;
      const moved = clientX - startX.current;
      startX.current = null;
      if (Math.abs(moved) >= SWIPE_LENGTH) onSwipe(moved < 0 ? 1 : -1);
    },
  } as const;
}
