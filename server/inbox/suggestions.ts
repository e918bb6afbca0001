const FARTHEST = 2;

/** The nearest of the known words, if one is near enough to be a slip of the finger. */
export function suggestionsFor(typed: string, known: readonly string[], atMost = 1): string[] {
  return known
    .map((word) => ({ word, steps: stepsBetween(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, steps }) => steps <= Math.min(FARTHEST, Math.floor(word.length / 2)))
    .sort((a, b) => a.steps - b.steps)
    .slice(0, atMost)
    .map(({ word }) => word);
}

/** How many letters to add, leave out, change or swap with their neighbour. */
function stepsBetween(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column++) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + change,
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(from.length, to.length);
}
