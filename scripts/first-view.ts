import { trimmedCss } from './trimmed-css.ts';

/** A page may mark where its first view ends. */
const MARK = 'data-below-the-fold';

/**
 * The rules that a document needs before its stylesheet is there. What lies below the mark stays unseen until then;
 * the stylesheet shows it again, and if that never comes, time does.
 */
export function firstViewCss(css: string, body: string): string {
  const [above = body, below] = body.split(MARK);
  if (below === undefined) return layerOrder(css) + trimmedCss(css, withoutPopovers(body));
  // Not laid out either: unstyled, its pictures would lie closer together and be fetched too early.
  const waiting = `[${MARK}],[${MARK}]~*,main:has([${MARK}])~footer{visibility:hidden;content-visibility:hidden;contain-intrinsic-height:90vh;animation:arrive 0s 4s forwards}@keyframes arrive{to{visibility:visible;content-visibility:visible}}`;
  return `${layerOrder(css)}${trimmedCss(css, withoutPopovers(above + partsOutsideMain(body)))}@layer base{${waiting}}`;
}

/** The order of layers is that of their first mention, and the first view leaves the first one out. */
function layerOrder(css: string): string {
  return css.includes('@layer properties') ? '@layer properties;' : '';
}

/** Header, call bar and toasts belong to the first view wherever they stand in the document. */
function partsOutsideMain(body: string): string {
  return body.slice(body.indexOf('</footer>'));
}

/** Menus and toasts are closed at first, by the browser's own rules. */
function withoutPopovers(html: string): string {
  const opening = /<(\w+)[^>]*\spopover=/.exec(html);
  if (!opening) return html;
  const end = endOfElement(html, opening.index, opening[1] ?? '');
  return html.slice(0, opening.index) + withoutPopovers(html.slice(end));
}

function endOfElement(html: string, start: number, name: string): number {
  let depth = 0;
  for (const tag of html.slice(start).matchAll(new RegExp(`<(/?)${name}\\b[^>]*>`, 'g'))) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return start + tag.index + tag[0].length;
  }
  return html.length;
}
