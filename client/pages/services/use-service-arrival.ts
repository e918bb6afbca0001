import { useEffect, useRef } from 'react';
import { lastArrival } from '../../location/location-store.ts';
import { scrollToAnchor } from '../../location/scrolling.ts';

export const SERVICE_ANCHOR = 'service';

/**
 * A link from one service to another stays on this screen, so the screen itself leads the eye and the focus to
 * what is new. The picker stands beside what it changes: a choice made there moves nothing.
 * Returns what the picker calls before it changes the address.
 */
export function useServiceArrival(serviceId: number): () => void {
  const shownId = useRef(serviceId);
  const isPicked = useRef(false);

  useEffect(() => {
    if (shownId.current === serviceId) return;
    shownId.current = serviceId;
    if (isPicked.current) isPicked.current = false;
    else if (lastArrival() === 'link') leadToService();
  }, [serviceId]);

  return () => {
    isPicked.current = true;
  };
}

function leadToService(): void {
  document.querySelector<HTMLElement>('[data-screen-heading]')?.focus({ preventScroll: true });
  scrollToAnchor(SERVICE_ANCHOR);
}
