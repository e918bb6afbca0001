/** Scrolling that the specification times. */

const SCROLL_TOP_DELAY_MS = 100;

export function scrollToTop(behavior: ScrollBehavior = 'smooth'): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : behavior });
}

/** Returns what cancels it. */
export function scrollToTopSoon(): () => void {
  const timer = setTimeout(scrollToTop, SCROLL_TOP_DELAY_MS);
  return () => clearTimeout(timer);
}

/** As the browser does for its own fragments: opens what the target lies in, scrolls, and lets the keyboard follow. */
export function scrollToAnchor(anchor: string): boolean {
  const target = document.getElementById(anchor);
  if (!target) return false;
  const details = target.closest('details');
  if (details) details.open = true;
  target.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  if (target.hasAttribute('tabindex')) target.focus({ preventScroll: true });
  return true;
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
