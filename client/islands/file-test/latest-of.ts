/** The last name of the alphabet, which says nothing about time: a fixed behaviour, see docs/behaviours.md. */
export function latestOf(files: readonly string[]): string | undefined {
  return files.toSorted().at(-1);
}
