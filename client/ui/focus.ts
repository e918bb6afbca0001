/** Focuses any element, even a heading or a group. Returns false if the element is hidden and cannot be focused. */
export function focusOn(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return true;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  const isFocused = document.activeElement === element;
  const reset = () => element.removeAttribute('tabindex');
  // Otherwise clicks inside the element would focus it.
  if (isFocused) element.addEventListener('blur', reset, { once: true });
  else reset();
  return isFocused;
}
