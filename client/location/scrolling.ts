import { focusOn } from '../ui/focus.ts';

/** A fixed behaviour, see docs/behaviours.md. */
const SCROLL_TOP_DELAY_MS = 100;

export function scrollToTop(behavior: ScrollBehavior = 'smooth'): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : behavior });
}

/** Does nothing if the visitor has left the page by then. */
export function scrollToTopSoon(delayMs = SCROLL_TOP_DELAY_MS, behavior?: ScrollBehavior): void {
  const { href } = location;
  setTimeout(() => {
    if (location.href === href) scrollToTop(behavior);
  }, delayMs);
}

/** Like the browser's own fragments: opens the `details` around the target, scrolls, and focuses its heading. */
export function scrollToAnchor(anchor: string): boolean {
  const target = document.getElementById(anchor);
  if (!target) return false;
  const details = target.closest('details');
  if (details) details.open = true;
  target.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  focusOn(headingOf(target));
  return true;
}

/** Restores the focus after a page load, unless another element has it by then. */
export function focusOnAnchor(anchor: string): void {
  const target = document.getElementById(anchor);
  if (target && document.activeElement === document.body) focusOn(headingOf(target));
}

/** The heading of a section, or the question of an answer. */
function headingOf(target: HTMLElement): HTMLElement {
  const place = target.closest('details') ?? target;
  return place.querySelector<HTMLElement>('h1, h2, h3, summary') ?? target;
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
