/** Browsers send every line break as two characters; the rules count what was typed. */
export function foldLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
