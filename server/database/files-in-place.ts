import { statSync } from 'node:fs';

/** The database files were moved, deleted or replaced while they were open. */
export class DatabaseFilesGone extends Error {
  override readonly name = 'DatabaseFilesGone';
  constructor(path: string) {
    super(`${path} is no longer the file that is open: put it back, or restart.`);
  }
}

/**
 * Records which files are at these paths now. The returned function throws if one of them has been replaced or removed.
 */
export function rememberFiles(paths: readonly string[]): () => void {
  const known = paths.map((path) => ({ path, identity: fileIdentity(path) }));
  return () => {
    for (const { path, identity } of known)
      if (fileIdentity(path) !== identity) throw new DatabaseFilesGone(path);
  };
}

/** Device and inode number: the system does not give them to another file while this one is open. */
function fileIdentity(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}
