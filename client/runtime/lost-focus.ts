import { focusOn } from '../ui/focus.ts';

/** The element that has the focus, and those around it, from the inside out. */
let path: readonly HTMLElement[] = [];

/** When what had the focus is gone, the nearest element around it that is still there takes it: never the body. */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    path = pathOf(target);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    // A click beside it takes the focus away on purpose.
    if (!path[0]?.contains(target as Node)) path = [];
  });
  // Chromium says so when the focused element is no longer shown, but not yet which element has the focus then.
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
