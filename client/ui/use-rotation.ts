import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/** Cycles through `count` items. The element with `pauseHandlers` pauses it while it has the pointer or the focus. */
export function useRotation(count: number, intervalMs: number) {
  const [index, setIndex] = useState(0);
  /** False until the first change, so that the first item does not animate in. */
  const [hasChanged, setHasChanged] = useState(false);
  /** Paused by the pause button, or because the visitor prefers reduced motion. */
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isRunning = count > 1 && !isPaused && !isHovered && !isFocused;

  useEffect(() => setIsPaused(matchMedia('(prefers-reduced-motion: reduce)').matches), []);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      setIndex((index + 1) % count);
      setHasChanged(true);
    }, intervalMs);
    return () => clearTimeout(timer);
  }, [isRunning, index, count, intervalMs]);

  return {
    index,
    hasChanged,
    isPaused,
    isRunning,
    show: (next: number) => {
      setIndex((next + count) % count);
      setHasChanged(true);
    },
    toggle: () => {
      setIsPaused(!isPaused);
      // The button has the pointer and the focus, which must not pause it again.
      setIsHovered(false);
      setIsFocused(false);
    },
    pauseHandlers: {
      // A touch fires pointerenter, but no pointerleave.
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: () => setIsFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setIsFocused(currentTarget.contains(relatedTarget)),
    },
  } as const;
}
