const MAX_CHARACTERS = 200;

/**
 * The name for display: without a path, and without control characters or characters that change the text direction.
 */
export function cleanOriginalName(originalName: string): string {
  const name = baseName(originalName)
    .toWellFormed()
    .replace(/[\p{Control}\p{Format}\p{Zl}\p{Zp}]+/gu, '');
  return [...name].slice(0, MAX_CHARACTERS).join('');
}

/** Some browsers send a whole path. */
export function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}
