/**
 * Where on a screen the visitor was when a link led away from it. The browser remembers that too, but returns there
 * before the screen is drawn again, when the page may still be too short.
 */

export function keepPlace(): void {
  history.replaceState({ ...history.state, left: window.scrollY }, '');
}

/** Unknown where the screen was left by the browser's own buttons, or never. */
export function keptPlace(): number | undefined {
  const left: unknown = history.state?.left;
  return typeof left === 'number' ? left : undefined;
}
