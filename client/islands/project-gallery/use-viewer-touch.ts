import { type TouchEvent, useRef } from 'react';

const MIN_PINCH_RATIO = 1.25;
const MIN_SWIPE_PIXELS = 90;
const MAX_TAP_PIXELS = 12;
const MAX_DOUBLE_TAP_MS = 400;

type Point = { readonly clientX: number; readonly clientY: number };

type ViewerTouchOptions = {
  onPinch: (isApart: boolean, middle: Point) => void;
  onSwipeDown: () => void;
  onDoubleTap: (point: Point) => void;
};

/** Handles touch gestures on a picture, because the browser's own pinch would zoom the whole page. */
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
      if (ratio < MIN_PINCH_RATIO && ratio > 1 / MIN_PINCH_RATIO) return;
      start.current = [];
      onPinch(ratio > 1, middleOf(first, second));
    },
    onTouchEnd: (event: TouchEvent) => {
      const [from, another] = start.current;
      const [to] = pointsOf(event.changedTouches);
      start.current = [];
      if (!from || !to || another) return;
      if (distance(from, to) < MAX_TAP_PIXELS) {
        // Prevents the click event, which would zoom.
        event.preventDefault();
        if (event.timeStamp - lastTap.current < MAX_DOUBLE_TAP_MS) onDoubleTap(to);
        lastTap.current = event.timeStamp;
        return;
      }
      const down = to.clientY - from.clientY;
      if (down > MIN_SWIPE_PIXELS && down > 2 * Math.abs(to.clientX - from.clientX)) onSwipeDown();
    },
  } as const;
}

/** Copies the coordinates, because Safari reuses touch objects. */
function pointsOf(touches: TouchEvent['touches']): Point[] {
  return Array.from({ length: touches.length }, (_, index) => {
    const { clientX, clientY } = touches.item(index);
    return { clientX, clientY };
  });
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

function middleOf(one: Point, other: Point): Point {
  return { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
}
