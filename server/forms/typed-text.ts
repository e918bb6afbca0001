/** Browsers send every line break as two characters; the rules count what was typed. */
export function foldLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** PostgreSQL stores no null characters, and no page needs the others. */
const CONTROLS = /[\p{Cc}--[\n\t]]/gv;

/**
 * For what the owner types or pastes at the desk. Visitors' forms refuse control characters by their own rules, and show
 * what was typed again without them.
 */
export function withoutControlCharacters(text: string): string {
  return foldLineBreaks(text).replace(CONTROLS, '');
}
