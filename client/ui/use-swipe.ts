import { type PointerEvent, useRef } from 'react';

const MIN_SWIPE_PIXELS = 40;

/** Detects horizontal swipes: 1 to the left (next), -1 to the right. Needs `touch-action: pan-y`. */
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
      if (Math.abs(moved) >= MIN_SWIPE_PIXELS) onSwipe(moved < 0 ? 1 : -1);
    },
  } as const;
}
