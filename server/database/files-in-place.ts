import { statSync } from 'node:fs';

/** The database's files were moved, deleted or replaced while they are open. */
export class DatabaseFilesGone extends Error {
  override readonly name = 'DatabaseFilesGone';
  constructor(path: string) {
    super(`${path} is no longer the file that is open: put it back, or restart.`);
  }
}

/** Remembers which files are at these paths now. What it returns throws when one of them is there no longer. */
export function rememberFiles(paths: readonly string[]): () => void {
  const known = paths.map((path) => ({ path, identity: fileIdentity(path) }));
  return () => {
    for (const { path, identity } of known)
      if (fileIdentity(path) !== identity) throw new DatabaseFilesGone(path);
  };
}

/** Not reused by another file as long as this one is open. */
function fileIdentity(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}
