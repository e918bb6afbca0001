import { useEffect, useRef } from 'react';
import { lastArrival } from '../../location/location-store.ts';
import { scrollToAnchor, scrollToTop } from '../../location/scrolling.ts';

export const SERVICE_ANCHOR = 'service';

/**
 * A link from one service to another stays on this screen, so the screen itself leads the eye and the focus to
 * what is new. The picker stands beside what it changes: a choice made there moves nothing.
 * Returns what the picker calls before it changes the address.
 */
export function useServiceArrival(shown: number | 'overview'): () => void {
  const lastShown = useRef(shown);
  const isPicked = useRef(false);

  useEffect(() => {
    if (lastShown.current === shown) return;
    lastShown.current = shown;
    if (isPicked.current) isPicked.current = false;
    else if (lastArrival() === 'link') leadTo(shown);
  }, [shown]);

  return () => {
    isPicked.current = true;
  };
}

function leadTo(shown: number | 'overview'): void {
  document.querySelector<HTMLElement>('[data-screen-heading]')?.focus({ preventScroll: true });
  if (shown === 'overview') scrollToTop();
  else scrollToAnchor(SERVICE_ANCHOR);
}
