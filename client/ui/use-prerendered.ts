import { useState, useSyncExternalStore } from 'react';

/**
 * True for a part that was in the document when the scripts took over, false for one that they mounted later, after
 * a click. Stays what it was at the part's first render.
 */
export function usePrerendered(): boolean {
  let isPrerendered = false;
  // React asks for the server's value only while it takes a document over. Both values are the same: a difference
  // would render the part a second time, and drop what the document shows of parts whose code is not there yet.
  useSyncExternalStore(subscribeToNothing, nothing, () => {
    isPrerendered = true;
    return null;
  });
  return useState(isPrerendered)[0];
}

function nothing() {
  return null;
}

function subscribeToNothing() {
  return () => {};
}
