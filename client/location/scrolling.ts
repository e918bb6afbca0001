/** A fixed behaviour, see docs/behaviours.md. */
const SCROLL_TOP_DELAY_MS = 100;

export function scrollToTop(behavior: ScrollBehavior = 'smooth'): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : behavior });
}

export function scrollToTopSoon(): void {
  setTimeout(scrollToTop, SCROLL_TOP_DELAY_MS);
}

/** As the browser does for its own fragments: opens the details around the target, scrolls, and moves the focus. */
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
