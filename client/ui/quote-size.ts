/** Words as large as a quote would fill the screen. */
const MANY_CHARACTERS = 320;

/** The classes of a quote: those of its layout, or smaller ones for a long one. */
export function quoteSize(quote: string, usual: string): string {
  return quote.length > MANY_CHARACTERS ? 'text-h4 leading-[1.45] max-w-[34em]' : usual;
}
