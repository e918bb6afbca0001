/**
 * The menus of the header are popovers and links: the browser opens and closes them, before the scripts and without
 * them. This adds what it does not do. One set of listeners, because a visit may replace any part of the header.
 */
export function enhanceHeader(): void {
  // These events do not bubble, or must be seen before others act on them.
  document.addEventListener('beforetoggle', followToggle, { capture: true });
  document.addEventListener('click', followClick, { capture: true });
  document.addEventListener('focusout', closeBehindFocus);
}

/** Says of each menu whether it is open. The list in the phones' menu begins unfolded for visitors without scripts. */
export function prepareHeader(): void {
  for (const button of document.querySelectorAll('header [popovertarget]')) {
    const isOpen = menuOf(button)?.matches(':popover-open') ?? false;
    button.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) foldLists(menuOf(button));
  }
}

function followToggle(event: Event): void {
  const { target, newState } = event as ToggleEvent;
  if (!(target instanceof HTMLElement)) return;
  const isOpen = newState === 'open';
  for (const button of document.querySelectorAll(`[popovertarget="${target.id}"]`))
    button.setAttribute('aria-expanded', String(isOpen));
  if (!isOpen) foldLists(target);
}

function followClick(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const toggle = event.target.closest('[data-toggles]');
  if (event.target.closest('[href="#main"]')) skipToContent(event);
  else if (toggle) setExpanded(toggle, toggle.getAttribute('aria-expanded') !== 'true');
  // Closed before a dialog opens, which then gives the focus back to the menu's own button.
  else if (event.target.closest('a, button'))
    event.target.closest<HTMLElement>('header [popover]')?.hidePopover();
}

function closeBehindFocus({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof Element) || !(relatedTarget instanceof Element)) return;
  const menu = menuOf(target);
  if (menu?.hasAttribute('data-closes-behind-focus') && menu !== menuOf(relatedTarget)) menu.hidePopover();
}

/** The menu that an element lies in, or that it opens. */
function menuOf(element: Element): HTMLElement | null {
  const opened = element.closest('[popovertarget]')?.getAttribute('popovertarget');
  return opened ? document.getElementById(opened) : element.closest<HTMLElement>('header [popover]');
}

function foldLists(menu: HTMLElement | null): void {
  for (const toggle of menu?.querySelectorAll('[data-toggles]') ?? []) setExpanded(toggle, false);
}

function setExpanded(toggle: Element, isExpanded: boolean): void {
  toggle.setAttribute('aria-expanded', String(isExpanded));
  const controlled = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  if (controlled) controlled.hidden = !isExpanded;
}

/** The address holds the route, so the skip link moves the focus instead of changing the fragment. */
function skipToContent(event: Event): void {
  event.preventDefault();
  const main = document.querySelector('main');
  main?.focus();
  main?.scrollIntoView();
}
