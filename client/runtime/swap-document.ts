import { hydrateIslands, unmountIslands } from './hydration.ts';
import { prepareDocument } from './prepare-document.ts';

/** Besides main. Everything else in the body is the same in all documents. */
const UPDATED_PARTS = ['body > header', 'body > footer'];
const METADATA = 'meta[name]:not([name=viewport]), meta[property], link[rel=canonical]';
/** For crawlers, which open each document. A visit removes it, since Trusted Types keep scripts from being copied. */
const STRUCTURED_DATA = 'script[type="application/ld+json"]';

/** Puts copies of the parts of `next` in the place of those in the page. */
export function swapDocument(next: Document): void {
  const html = document.documentElement;
  if (next.documentElement.dataset.build !== html.dataset.build)
    throw new Error('The site was redeployed: page and fetched document are from different builds.');
  // Before main: the browser lays out the page when the link that was clicked, and has the focus, is replaced.
  for (const selector of UPDATED_PARTS) update(find(document, selector), find(next, selector));
  swapMain(find(document, 'main'), copy(find(next, 'main')));
  html.dataset.route = next.documentElement.dataset.route;
  document.title = next.title;
  for (const tag of document.head.querySelectorAll(`${METADATA}, ${STRUCTURED_DATA}`)) tag.remove();
  document.head.append(...[...next.head.querySelectorAll(METADATA)].map(copy));
  prepareDocument();
  void hydrateIslands(find(document, 'main'), { isVisit: true });
}

function swapMain(current: Element, next: Element): void {
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

/** Replaces only what differs, such as the current link: the rest need not be laid out again. */
function update(current: Node, next: Node): void {
  if (current.isEqualNode(next)) return;
  const [children, nextChildren] = [[...current.childNodes], [...next.childNodes]];
  const isAlike =
    current.cloneNode().isEqualNode(next.cloneNode()) && children.length === nextChildren.length;
  if (isAlike && children.length > 0)
    for (const [index, child] of children.entries()) update(child, nextChildren[index] as Node);
  else (current as ChildNode).replaceWith(copy(next));
}

function copy<Kind extends Node>(node: Kind): Kind {
  return document.importNode(node, true);
}

type Movable = Element & { moveBefore?: (node: Element, child: Element) => void };

/** `moveBefore` keeps focus and scroll positions inside; older browsers lose them. */
function move(persisting: Element, placeholder: HTMLElement): void {
  const parent = placeholder.parentElement as Movable;
  if (parent.moveBefore) parent.moveBefore(persisting, placeholder);
  else placeholder.before(persisting);
  placeholder.remove();
}

function find(page: Document, selector: string): Element {
  const part = page.querySelector(selector);
  if (!part) throw new Error(`The document has no ${selector}`);
  return part;
}
