import { useState, useSyncExternalStore } from 'react';

/**
 * True for a part that was in the document when the scripts took over, false for one that they mounted later, after
 * a click. Stays what it was at the part's first render.
 */
export function usePrerendered(): boolean {
  const isPrerendered = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  return useState(isPrerendered)[0];
}

function subscribeToNothing() {
  return () => {};
}
