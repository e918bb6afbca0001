import { distance } from 'fastest-levenshtein';

/** More differing letters are no typing mistake. */
const FARTHEST = 2;

/** The nearest of the known words, if one is near enough. */
export function suggestionsFor(word: string, known: readonly string[], atMost = 1): string[] {
  return known
    .map((candidate) => ({ candidate, steps: distance(word.toUpperCase(), candidate.toUpperCase()) }))
    .filter(({ steps }) => steps <= FARTHEST)
    .sort((a, b) => a.steps - b.steps)
    .slice(0, atMost)
    .map(({ candidate }) => candidate);
}
