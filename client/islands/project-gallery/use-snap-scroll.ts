import { useRef, useState } from 'react';

/** The index of a row of slides with scroll snapping, which touch scrolls and `show` controls. */
export function useSnapScroll(count: number, initial: number) {
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(initial);
  /** While `show` scrolls, the slides in between do not change the index. */
  const target = useRef<number | null>(null);

  function show(wanted: number, behavior: ScrollBehavior = 'auto') {
    const next = (wanted + count) % count;
    setIndex(next);
    if (!row.current) return;
    const left = next * row.current.clientWidth;
    if (Math.abs(row.current.scrollLeft - left) < 1) return;
    target.current = next;
    row.current.scrollTo({ left, behavior });
  }

  function onScroll() {
    if (!row.current) return;
    const nearest = Math.round(row.current.scrollLeft / row.current.clientWidth);
    if (target.current === nearest) target.current = null;
    if (target.current === null) setIndex(nearest);
  }

  function clearTarget() {
    target.current = null;
  }

  return { index, show, rowProps: { ref: row, onScroll, onPointerDown: clearTarget, onWheel: clearTarget } };
}
