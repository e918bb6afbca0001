import { useRef, useState } from 'react';

/**
 * A row of slides, each as wide as the row, that snap into place. A finger scrolls it, buttons steer it; which slide
 * is shown follows from where it stands. How it moves is said by `scroll-behavior`.
 */
export function useSnapTrack(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  /** While a button moves the row, the slides that pass by do not count. */
  const steeredTo = useRef<number | null>(null);

  function show(wanted: number, behavior: ScrollBehavior = 'auto') {
    const next = (wanted + count) % count;
    setIndex(next);
    if (!track.current) return;
    const left = next * track.current.clientWidth;
    if (Math.abs(track.current.scrollLeft - left) < 1) return;
    steeredTo.current = next;
    track.current.scrollTo({ left, behavior });
  }

  function follow() {
    if (!track.current) return;
    const nearest = Math.round(track.current.scrollLeft / track.current.clientWidth);
    if (steeredTo.current === nearest) steeredTo.current = null;
    if (steeredTo.current === null) setIndex(nearest);
  }

  function letGo() {
    steeredTo.current = null;
  }

  return {
    index,
    show,
    trackProps: { ref: track, onScroll: follow, onPointerDown: letGo, onWheel: letGo },
  };
}

/** The slide that an arrow key leads to, relative to the one shown. */
export function stepOfKey(key: string): -1 | 0 | 1 {
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : 0;
}
