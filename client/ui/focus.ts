/** Gives the focus to any element, a heading or a group too. False if it cannot take it, because it is not shown. */
export function focusOn(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return true;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const isFocused = document.activeElement === element;
  const reset = () => element.removeAttribute('tabindex');
  // Otherwise clicks on what is in it would focus it.
  if (isFocused) element.addEventListener('blur', reset, { once: true });
  else reset();
  return isFocused;
}
