const UNITS =
  'ft|in|inch|inches|mm|cm|m|kg|sq|square|percent|AM|PM|minutes?|hours?|days?|weeks?|months?|years?|business|storeys?';

/** '48 hours', '7 ft 6 inches', 'sq ft'; 'e-mail', '5-year', and days of the week such as 'Mon-Sun'. */
const UNBREAKABLE = new RegExp(
  [
    `\\d[\\d,.]*(?: (?:${UNITS})\\b)+(?: \\d+ (?:${UNITS})\\b)*`,
    '\\bsq ft\\b',
    '\\be-mail\\w*',
    '\\b\\d+-[a-z]+',
    '\\b[A-Z][a-z]{2}-[A-Z][a-z]{2}\\b',
  ].join('|'),
  'g',
);

/** Marks the start and end of an island's HTML until the page is rendered. */
export const ISLAND_BOUNDARY = '<!--island-->';

/** Leaves islands as they are: hydration expects the HTML that React rendered. */
export function wrapUnbreakableInPage(page: string): string {
  return page
    .split(ISLAND_BOUNDARY)
    .map((part, index) => (index % 2 === 0 ? wrapUnbreakable(part) : part))
    .join('');
}

/** In an element, rather than with non-breaking characters, which would change the text for search and copying. */
export function wrapUnbreakable(html: string): string {
  return html.replace(/>[^<]+/g, (text) =>
    text.replace(UNBREAKABLE, '<span class="whitespace-nowrap">$&</span>'),
  );
}
