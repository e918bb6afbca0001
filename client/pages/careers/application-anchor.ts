/** What '/careers#apply' leads to. */
export const APPLICATION_ANCHOR = 'apply';

/** The keyboard follows where the page scrolls to. */
export function focusApplication(): void {
  document.getElementById(APPLICATION_ANCHOR)?.focus({ preventScroll: true });
}
