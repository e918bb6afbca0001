import { trimmedCss } from './trimmed-css.ts';

/** A page may mark where its first view ends. */
const MARK = 'data-below-the-fold';

/**
 * The rules that a document needs before its stylesheet is there. What lies below the mark stays unseen until then;
 * the stylesheet shows it again, and if that never comes, time does.
 */
export function firstViewCss(css: string, body: string): string {
  const [above = body, below] = body.split(MARK);
  if (below === undefined) return trimmedCss(css, body);
  const waiting = `[${MARK}],[${MARK}]~*{visibility:hidden;animation:arrive 0s 4s forwards}@keyframes arrive{to{visibility:visible}}`;
  return `${trimmedCss(css, above + partsOutsideMain(body))}@layer base{${waiting}}`;
}

/** Header, call bar and toasts belong to the first view wherever they stand in the document. */
function partsOutsideMain(body: string): string {
  return body.slice(body.indexOf('</footer>'));
}
