/** Scrolling that the specification times: delays are in milliseconds. */

const SCROLL_TOP_DELAY = 100;

export function scrollToTop(behavior: ScrollBehavior = 'smooth'): void {
  window.scrollTo({ top: 0, behavior: isStill() ? 'instant' : behavior });
}

/** Returns what cancels it. */
export function scrollToTopSoon(): () => void {
  const timer = setTimeout(scrollToTop, SCROLL_TOP_DELAY);
  return () => clearTimeout(timer);
}

export function scrollToAnchor(anchor: string): boolean {
  const target = document.getElementById(anchor);
  if (!target) return false;
  target.scrollIntoView({ behavior: isStill() ? 'instant' : 'smooth' });
  return true;
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
