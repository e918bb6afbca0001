import { useEffect, useRef } from 'react';
import { replaceQuery } from '../../location/location-store.ts';
import { scrollToTop } from '../../location/scrolling.ts';

const PARAMETER = 'scrollTop';
const REPEATED_AFTER = [50, 200, 500];

/** Pictures that arrive late may move the page, so the scroll is repeated; the wish is then taken off the address. */
export function useForcedScrollToTop(query: URLSearchParams): void {
  const isForced = query.get(PARAMETER) === 'true';
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);

  useEffect(() => {
    if (!isForced) return;
    scrollToTop('instant');
    timers.current = REPEATED_AFTER.map((delay) => setTimeout(() => scrollToTop('instant'), delay));
    replaceQuery((kept) => kept.delete(PARAMETER));
  }, [isForced]);

  // Not above: the change of the address would end what it has only begun.
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
}
