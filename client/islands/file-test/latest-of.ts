/**
 * The specification's "last file in reverse alphabetical order": read as the greatest name, which that order puts
 * first, since names that carry a date or a number grow.
 */
export function latestOf(files: readonly string[]): string | undefined {
  return files.toSorted().toReversed()[0];
}
