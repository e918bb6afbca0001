import { mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from './error-code.ts';

/** Readable only by the user that runs the service. */
const OWNER_ONLY = 0o700;

/**
 * Creates the folder and its parents. Does not use `recursive`: below a folder in which mkdir fails with ENOENT, such
 * as /proc, Node would retry forever.
 */
export async function makeFolder(folder: string, { hasParent = false } = {}): Promise<void> {
  try {
    await mkdir(folder, { mode: OWNER_ONLY });
  } catch (error) {
    if (await isFolder(folder)) return;
    if (errorCode(error) !== 'ENOENT' || hasParent) throw error;
    // Another process may have created the parent meanwhile: try once more.
    const parent = dirname(folder);
    if (!(await isFolder(parent))) await makeFolder(parent);
    await makeFolder(folder, { hasParent: true });
  }
}

export async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

/** The entry of a new file survives a power failure only after its folder is synced. */
export async function syncFolder(path: string): Promise<void> {
  await using folder = await open(path);
  await folder.sync();
}
