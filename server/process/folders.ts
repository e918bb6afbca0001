import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Readable only by the account that runs the service. */
const OWNER_ONLY = 0o700;

/**
 * With its parents. Not by `recursive`: below a folder that cannot hold folders and fails with ENOENT, such as /proc,
 * Node would retry for ever.
 */
export async function makeFolder(folder: string, { hasParent = false } = {}): Promise<void> {
  try {
    await mkdir(folder, { mode: OWNER_ONLY });
  } catch (error) {
    if (await isFolder(folder)) return;
    if (errorCode(error) !== 'ENOENT' || hasParent) throw error;
    // Another process may have made the parent meanwhile: one more try.
    const parent = dirname(folder);
    if (!(await isFolder(parent))) await makeFolder(parent);
    await makeFolder(folder, { hasParent: true });
  }
}

export async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
