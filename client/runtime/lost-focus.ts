import { focusOn } from '../ui/focus.ts';

/** The focused element and its ancestors, innermost first. */
let path: readonly HTMLElement[] = [];

/**
 * When the focused element disappears, what replaces it or its nearest remaining ancestor receives the focus, never the
 * body.
 */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    path = pathOf(target);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    // A click elsewhere removes the focus on purpose.
    if (!path[0]?.contains(target as Node)) path = [];
  });
  // Chromium fires focusout when the focused element is hidden, before `activeElement` is updated.
  document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget || setTimeout(restoreFocus));
  new MutationObserver(restoreFocus).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
}

function restoreFocus(): void {
  const [focused, ...around] = path;
  const { activeElement, body } = document;
  const isLeft = activeElement !== body && activeElement !== focused;
  if (!focused || isLeft || !isGone(focused, activeElement === body)) return;
  const replacement = focused.isConnected ? null : document.getElementById(focused.id);
  if (replacement && focusOn(replacement)) return;
  around.find((element) => element.isConnected && element !== body && focusOn(element)) ??
    document.querySelector('main')?.focus({ preventScroll: true });
}

function isGone(element: HTMLElement, hasLostFocus: boolean): boolean {
  if (!element.isConnected || element.closest('[hidden], [inert], :disabled')) return true;
  return hasLostFocus && element.checkVisibility?.() === false;
}

function pathOf(target: EventTarget | null): HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (let at = target; at instanceof HTMLElement; at = at.parentElement) elements.push(at);
  return elements;
}
