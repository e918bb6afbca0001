import { type TouchEvent, useRef } from 'react';

/** How much closer or further two fingers must come to mean it. */
const PINCH_RATIO = 1.25;
const SWIPE_DOWN_PIXELS = 90;
/** A finger that moved less was a tap; two of them within that time are a double tap. */
const TAP_PIXELS = 12;
const DOUBLE_TAP_MS = 400;

type Point = { readonly clientX: number; readonly clientY: number };

type ViewerTouchOptions = {
  /** Two fingers went apart, or together, around that point. */
  onPinch: (isApart: boolean, middle: Point) => void;
  onSwipeDown: () => void;
  onDoubleTap: (point: Point) => void;
};

/** What fingers do to a picture. The browser's own pinch would zoom the page around it. */
export function useViewerTouch({ onPinch, onSwipeDown, onDoubleTap }: ViewerTouchOptions) {
  const start = useRef<readonly Point[]>([]);
  const lastTap = useRef(Number.NEGATIVE_INFINITY);

  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = pointsOf(touches);
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const [first, second] = pointsOf(touches);
      const [firstStart, secondStart] = start.current;
      if (!first || !second || !firstStart || !secondStart) return;
      const ratio = distance(first, second) / distance(firstStart, secondStart);
      if (ratio < PINCH_RATIO && ratio > 1 / PINCH_RATIO) return;
      start.current = [];
      onPinch(ratio > 1, middleOf(first, second));
    },
    onTouchEnd: (event: TouchEvent) => {
      const [from, another] = start.current;
      const [to] = pointsOf(event.changedTouches);
      start.current = [];
      if (!from || !to || another) return;
      if (distance(from, to) < TAP_PIXELS) {
        // A click would follow, which is for the mouse.
        event.preventDefault();
        if (event.timeStamp - lastTap.current < DOUBLE_TAP_MS) onDoubleTap(to);
        lastTap.current = event.timeStamp;
        return;
      }
      const down = to.clientY - from.clientY;
      if (down > SWIPE_DOWN_PIXELS && down > 2 * Math.abs(to.clientX - from.clientX)) onSwipeDown();
    },
  } as const;
}

function pointsOf(touches: TouchEvent['touches']): Point[] {
  return Array.from({ length: touches.length }, (_, index) => touches.item(index)).map(
    ({ clientX, clientY }) => ({
      clientX,
      clientY,
    }),
  );
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

function middleOf(one: Point, other: Point): Point {
  return { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
}
