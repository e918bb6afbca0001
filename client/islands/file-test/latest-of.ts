/** The specification's "last file in reverse alphabetical order", read as the greatest name: names carry a date. */
export function latestOf(files: readonly string[]): string | undefined {
  return files.toSorted().at(-1);
}
