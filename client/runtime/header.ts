import { closeLayer, openLayer } from '../location/layers.ts';
import { currentRoute } from '../location/location.ts';
import { linkPathname } from './document-loader.ts';
import { isPlainClick, routeOfClick } from './links.ts';

/**
 * The menus of the header are popovers and links, which the browser opens and closes without scripts. This adds what
 * the browser does not do.
 */
export function enhanceHeader(): void {
  // Captured: `beforetoggle` does not bubble, and clicks must be handled before other listeners act on them.
  document.addEventListener('beforetoggle', onToggle, { capture: true });
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('focusout', closeOnFocusOut);
  // A tablet that is turned has the other menu.
  matchMedia('(min-width: 64rem)').addEventListener('change', closeMenus);
  const open: readonly Element[] = openMenus();
  for (const menu of document.querySelectorAll('header [popover]')) showState(menu, open.includes(menu));
}

/** Handles every popover, including those outside the header. */
function onToggle({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const isOpen = newState === 'open';
  showState(target, isOpen);
  if (!target.hasAttribute('data-closes-on-back')) return;
  if (isOpen) openLayer(() => target.hidePopover(), target);
  else closeLayer(target);
}

/** Collapses the list in the menu of phones, which is rendered expanded for visitors without scripts. */
function showState(menu: Element, isOpen: boolean): void {
  for (const button of document.querySelectorAll(`[popovertarget="${menu.id}"]`))
    button.setAttribute('aria-expanded', String(isOpen));
  if (isOpen) return;
  for (const toggle of menu.querySelectorAll('[data-disclosure]')) setExpanded(toggle, false);
  for (const chosen of menu.querySelectorAll('[data-chosen]')) chosen.removeAttribute('data-chosen');
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const toggle = event.target.closest('[data-disclosure]');
  if (event.target.closest('[href="#main"]')) skipToContent(event);
  else if (toggle) setExpanded(toggle, toggle.getAttribute('aria-expanded') !== 'true');
  // Closed before a dialog opens, which then returns the focus to the menu's button.
  else if (event.target.closest('header [popover]')) {
    const chosen = event.target.closest('a, button');
    if (chosen && isPlainClick(event) && leadsToOtherDocument(chosen))
      chosen.toggleAttribute('data-chosen', true);
    else if (chosen) closeMenus();
  }
}

/** A navigation closes the menu itself when it shows the chosen page, so that the old one is not painted once more. */
function leadsToOtherDocument(target: Element): boolean {
  const route = routeOfClick(target);
  return route !== undefined && linkPathname(route) !== linkPathname(currentRoute());
}

export function closeMenus(): void {
  for (const menu of openMenus()) menu.hidePopover();
}

/** Empty in browsers without popovers: the selector would throw, and the stylesheet hides the menus there. */
function openMenus(): HTMLElement[] {
  if (!CSS.supports('selector(:popover-open)')) return [];
  return [...document.querySelectorAll<HTMLElement>('header :popover-open')];
}

function closeOnFocusOut({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof Element) || !(relatedTarget instanceof Element)) return;
  const menu = findMenu(target);
  if (menu?.hasAttribute('data-closes-on-focusout') && menu !== findMenu(relatedTarget)) menu.hidePopover();
}

/** The menu that an element is inside of, or that it opens. */
function findMenu(element: Element): HTMLElement | null {
  const opened = element.closest('[popovertarget]')?.getAttribute('popovertarget');
  return opened ? document.getElementById(opened) : element.closest<HTMLElement>('header [popover]');
}

function setExpanded(toggle: Element, isExpanded: boolean): void {
  toggle.setAttribute('aria-expanded', String(isExpanded));
  const controlled = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  if (controlled) controlled.hidden = !isExpanded;
}

/** The fragment holds the route, so the skip link moves the focus instead of changing it. */
function skipToContent(event: Event): void {
  event.preventDefault();
  const main = document.querySelector('main');
  main?.focus();
  main?.scrollIntoView();
}
