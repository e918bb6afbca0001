/**
 * The menus of the header are popovers and links: the browser opens and closes them, before the scripts and without
 * them. This adds what it does not do. One set of listeners, because every visit brings a new header.
 */
export function enhanceHeader(): void {
  foldMenuServices();
  // `beforetoggle` and `toggle` do not bubble.
  document.addEventListener('beforetoggle', showExpanded, true);
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (target.closest('[href="#main"]')) return skipToContent(event);
      const toggle = target.closest<HTMLElement>('[data-toggles]');
      if (toggle) setExpanded(toggle, toggle.getAttribute('aria-expanded') !== 'true');
      // Closed before a dialog opens, which then gives the focus back to the menu's own button.
      else if (target.closest('a, button')) closestMenu(target)?.hidePopover();
    },
    true,
  );
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element ? closestMenu(target) : null;
    if (
      menu?.hasAttribute('data-closes-behind-focus') &&
      relatedTarget instanceof Node &&
      !owns(menu, relatedTarget)
    )
      menu.hidePopover();
  });
}

/** The address holds the route, so the skip link moves the focus instead of changing the fragment. */
function skipToContent(event: Event): void {
  event.preventDefault();
  const main = document.querySelector('main');
  main?.focus();
  main?.scrollIntoView();
}

/** The services begin unfolded for visitors without scripts, and folded for everybody else. */
export function foldMenuServices(): void {
  for (const toggle of document.querySelectorAll<HTMLElement>('[data-toggles]')) setExpanded(toggle, false);
}

function showExpanded(event: Event): void {
  const { target, newState } = event as ToggleEvent;
  if (!(target instanceof HTMLElement)) return;
  for (const button of document.querySelectorAll(`[popovertarget="${target.id}"]`))
    button.setAttribute('aria-expanded', String(newState === 'open'));
  if (newState === 'closed' && target.querySelector('[data-toggles]')) foldMenuServices();
}

function setExpanded(toggle: HTMLElement, isExpanded: boolean): void {
  toggle.setAttribute('aria-expanded', String(isExpanded));
  const controlled = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  if (controlled) controlled.hidden = !isExpanded;
}

function closestMenu(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('header [popover]');
}

/** The menu itself, or the button that opens it. */
function owns(menu: HTMLElement, node: Node): boolean {
  return menu.contains(node) || (node instanceof Element && node.getAttribute('popovertarget') === menu.id);
}
