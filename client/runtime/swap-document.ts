import { showYear } from './footer-year.ts';
import { prepareHeader } from './header.ts';
import { hydrateIslands, unmountIslands } from './hydration.ts';
import { settleSentNotices } from './sent-notices.ts';

/** What differs from one document to the next. Everything else in the body is the same in all of them. */
const PARTS = ['body > header', 'main', 'body > footer'];
const METADATA =
  'meta[name]:not([name=viewport]), meta[property], link[rel=canonical], script[type="application/ld+json"]';

/** Puts the parts of `next` in the place of those that the page shows. */
export function swapDocument(next: Document): void {
  const html = document.documentElement;
  if (next.documentElement.dataset.build !== html.dataset.build)
    throw new Error('The site was deployed anew: this page and that document do not fit together');
  for (const selector of PARTS) swapPart(partOf(document, selector), partOf(next, selector));
  html.dataset.route = next.documentElement.dataset.route;
  document.title = next.title;
  for (const tag of document.head.querySelectorAll(METADATA)) tag.remove();
  document.head.append(...next.head.querySelectorAll(METADATA));
  showYear();
  settleSentNotices();
  prepareHeader();
  void hydrateIslands(partOf(document, 'main'), { isVisit: true });
}

function swapPart(current: Element, next: Element): void {
  const focused = document.activeElement;
  unmountIslands(current, { except: '[data-persist]' });
  current.before(next);
  for (const placeholder of next.querySelectorAll<HTMLElement>('[data-persist]')) {
    const persisting = current.querySelector(`[data-persist="${placeholder.dataset.persist}"]`);
    if (persisting) move(persisting, placeholder);
  }
  unmountIslands(current);
  current.remove();
  if (focused instanceof HTMLElement && focused !== document.activeElement && next.contains(focused))
    focused.focus({ preventScroll: true });
}

type Movable = Element & { moveBefore?: (node: Element, child: Element) => void };

/** `moveBefore` keeps focus and scroll positions inside; older browsers lose them. */
function move(persisting: Element, placeholder: HTMLElement): void {
  const parent = placeholder.parentElement as Movable;
  if (parent.moveBefore) parent.moveBefore(persisting, placeholder);
  else placeholder.before(persisting);
  placeholder.remove();
}

function partOf(page: Document, selector: string): Element {
  const part = page.querySelector(selector);
  if (!part) throw new Error(`The document has no ${selector}`);
  return part;
}
