import { ISLAND_EDGE } from './islands/island.tsx';

const UNITS =
  'ft|in|inch|inches|mm|cm|m|kg|sq|square|percent|AM|PM|minutes?|hours?|days?|weeks?|months?|years?|business|storeys?';

/** A number and its unit, the parts of '7 ft 6 inches', and 'sq ft'. */
const PARTED = new RegExp(`(?<=\\d) (?=(?:${UNITS})\\b)|(?<=\\bft) (?=\\d)|(?<=\\bsq) (?=ft\\b)`, 'g');

/**
 * Ties numbers to their units, so that no line ends between '5' and 'years'. Over the texts of a whole page, but for
 * its islands: the browser renders those again, and finds what it expects.
 */
export function keepTogether(page: string): string {
  return page
    .split(ISLAND_EDGE)
    .map((part, index) => (index % 2 === 0 ? tied(part) : part))
    .join('');
}

function tied(html: string): string {
  return html.replace(/>[^<]+/g, (text) => text.replace(PARTED, '\u00a0'));
}
