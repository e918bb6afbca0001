import { hydrateIslands, unmountIslands } from './hydration.ts';
import { showOrRemoveSentNotices } from './sent-notices.ts';

/** The header's controls, which show the current page. */
const HEADER_CONTROLS = 'body > header :is(a, button)';
const FOOTER_WORDS = ['[data-drawing]', '[data-sheet]'];
/** The metadata that differs between documents. The rest stays: replacing color-scheme would restyle the whole page. */
const METADATA =
  'meta:is([name=description], [name=robots], [property]), link[rel=canonical], script[type="application/ld+json"]';

/** Shows `next` in this page: moves its main and its metadata here, and updates header and footer where they differ. */
export function swapDocument(next: Document): void {
  const html = document.documentElement;
  if (next.documentElement.dataset.build !== html.dataset.build)
    throw new Error('The document belongs to another version of the site');
  const main = find(next, 'main');
  // Before main is inserted, so that a list that is fetched again shows its placeholder and is never laid out.
  void hydrateIslands(main, { isNavigation: true });
  swapMain(find(document, 'main'), main);
  updateHeaderAndFooter(next);
  html.dataset.route = next.documentElement.dataset.route;
  document.title = next.title;
  for (const tag of document.head.querySelectorAll(METADATA)) tag.remove();
  document.head.append(...next.head.querySelectorAll(METADATA));
  showOrRemoveSentNotices();
}

function swapMain(current: Element, next: Element): void {
  const focused = document.activeElement;
  const { scrollY } = window;
  unmountIslands(current, { except: '[data-persist]' });
  current.before(next);
  for (const replaced of next.querySelectorAll<HTMLElement>('[data-persist]')) {
    const persisting = current.querySelector(`[data-persist="${replaced.dataset.persist}"]`);
    if (persisting) movePersisting(persisting, replaced);
  }
  unmountIslands(current);
  current.remove();
  if (focused instanceof HTMLElement && focused !== document.activeElement && next.contains(focused))
    focused.focus({ preventScroll: true });
  // Browsers without `moveBefore` would scroll to keep the moved element in view.
  if (!('moveBefore' in next)) window.scrollTo({ top: scrollY, behavior: 'instant' });
}

function updateHeaderAndFooter(next: Document): void {
  const controls = next.querySelectorAll(HEADER_CONTROLS);
  for (const [index, control] of document.querySelectorAll(HEADER_CONTROLS).entries())
    control.ariaCurrent = controls[index]?.ariaCurrent ?? null;
  for (const selector of FOOTER_WORDS)
    find(document, selector).textContent = find(next, selector).textContent;
}

type Movable = Element & { moveBefore?: (node: Element, child: Element) => void };

/** `moveBefore` preserves focus and scroll positions inside; older browsers lose them. */
function movePersisting(persisting: Element, replaced: HTMLElement): void {
  unmountIslands(replaced);
  const parent = replaced.parentElement as Movable;
  if (parent.moveBefore) parent.moveBefore(persisting, replaced);
  else replaced.before(persisting);
  replaced.remove();
}

function find(page: Document, selector: string): Element {
  const part = page.querySelector(selector);
  if (!part) throw new Error(`The document has no ${selector}`);
  return part;
}
