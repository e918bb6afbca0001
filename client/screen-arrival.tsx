import { useEffect, useLayoutEffect } from 'react';
import { splitRoute } from '../contract/documents.ts';
import type { ScreenMatch } from '../contract/screens.ts';
import { fullTitle } from './head/head.ts';
import { markScreenLive } from './live-screen.ts';
import { keptPlace } from './location/left-place.ts';
import { currentRoute, lastArrival } from './location/location-store.ts';
import { scrollToAnchor } from './location/scrolling.ts';
import type { ScreenLocation } from './location/use-location.ts';
import { loadPage } from './routes.tsx';

/** What happens when a screen is there: its title, its place on the page and the focus. Renders nothing. */
export function ScreenArrival({ match, location }: { match: ScreenMatch; location: ScreenLocation }) {
  const { screen, id } = match;

  useEffect(markScreenLive, []);

  useEffect(() => {
    let isCurrent = true;
    void loadPage(screen).then(({ head }) => {
      if (isCurrent) document.title = fullTitle(head({ id, location }));
    });
    return () => {
      isCurrent = false;
    };
  }, [screen, id, location]);

  // Once for each screen, which mounts this anew: a change of query within it must not move the focus. Before the
  // screen is painted, so that it is never seen at the place of the one before.
  useLayoutEffect(() => {
    if (lastArrival() === 'load') return;
    const top = placeOnArrival();
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
    document.querySelector<HTMLElement>('[data-screen-heading]')?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (location.anchor && !isReturn()) return scrollWhenThere(location.anchor);
  }, [location.anchor]);

  return null;
}

/** Back and Forward lead to where the visitor was, links to the top. An anchor decides for itself. */
function placeOnArrival(): number | undefined {
  if (isReturn()) return keptPlace();
  return lastArrival() === 'link' && !splitRoute(currentRoute()).anchor ? 0 : undefined;
}

function isReturn(): boolean {
  return lastArrival() === 'history' && keptPlace() !== undefined;
}

const ANCHOR_PATIENCE = 3000;

/** Parts of a screen may arrive later than the screen: the anchor is waited for, but not for ever. */
function scrollWhenThere(anchor: string): () => void {
  if (scrollToAnchor(anchor)) return () => {};
  const observer = new MutationObserver(() => {
    if (scrollToAnchor(anchor)) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), ANCHOR_PATIENCE);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
