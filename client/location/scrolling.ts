import { focusOn } from '../ui/focus.ts';

/** A fixed behaviour, see docs/behaviours.md. */
const SCROLL_TOP_DELAY_MS = 100;

export function scrollToTop(behavior: ScrollBehavior = 'smooth'): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : behavior });
}

export function scrollToTopSoon(): void {
  setTimeout(scrollToTop, SCROLL_TOP_DELAY_MS);
}

/** As the browser does for its own fragments: opens the details around the target, scrolls, and moves the focus, to its heading. */
export function scrollToAnchor(anchor: string): boolean {
  const target = document.getElementById(anchor);
  if (!target) return false;
  const details = target.closest('details');
  if (details) details.open = true;
  target.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  focusOn(headingOf(target));
  return true;
}

/** After a page load, unless something else has the focus by then. */
export function focusOnAnchor(anchor: string): void {
  const target = document.getElementById(anchor);
  if (target && document.activeElement === document.body) focusOn(headingOf(target));
}

/** Of a section, or of an answer the question. */
function headingOf(target: HTMLElement): HTMLElement {
  const place = target.closest('details') ?? target;
  return place.querySelector<HTMLElement>('h1, h2, h3, summary') ?? target;
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
