/** Longer quotes would fill the screen at the usual size. */
const MANY_CHARACTERS = 320;

/** The size classes of a quote: `usual`, or smaller ones for a long quote. */
export function quoteSize(quote: string, usual: string): string {
  return quote.length > MANY_CHARACTERS ? 'text-h4 leading-[1.45] max-w-[34em]' : usual;
}
