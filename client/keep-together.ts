const UNITS =
  'ft|in|inch|inches|mm|cm|m|kg|sq|square|percent|AM|PM|minutes?|hours?|days?|weeks?|months?|years?|business|storeys?';

/** '48 hours', '7 ft 6 inches', 'sq ft'; 'e-mail', '5-year', and days of the week such as 'Mon-Sun'. */
const READ_AS_ONE = new RegExp(
  [
    `\\d[\\d,.]*(?: (?:${UNITS})\\b)+(?: \\d+ (?:${UNITS})\\b)*`,
    '\\bsq ft\\b',
    '\\be-mail\\w*',
    '\\b\\d+-[a-z]+',
    '\\b[A-Z][a-z]{2}-[A-Z][a-z]{2}\\b',
  ].join('|'),
  'g',
);

/** Around what the browser will hydrate, until the page is whole. */
export const ISLAND_EDGE = '<!--island-->';

/**
 * Keeps on one line what is read as one word. Over the texts of a whole page, but for its islands: the browser renders
 * those again, and has to find what it expects.
 */
export function keepTogether(page: string): string {
  return page
    .split(ISLAND_EDGE)
    .map((part, index) => (index % 2 === 0 ? tied(part) : part))
    .join('');
}

/** For texts that the browser leaves alone. By an element: other characters would no longer be the words themselves. */
export function tied(html: string): string {
  return html.replace(/>[^<]+/g, (text) =>
    text.replace(READ_AS_ONE, '<span class="whitespace-nowrap">$&</span>'),
  );
}
