import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isOutOfService } from './database/database-errors.ts';
import { withTimeout } from './with-timeout.ts';

/** A call on a disconnected network share never returns. */
const TIMEOUT_MS = 5_000;

/** Readable only by the account that runs the service. */
const OWNER_ONLY = 0o700;

/** The folder of DATA_DIR cannot be made, or nothing can be written there. */
export class UnusableDataFolder extends Error {
  constructor(cause: unknown) {
    super('The data folder cannot be written.', { cause });
    this.name = 'UnusableDataFolder';
  }
}

/** Makes the folder of DATA_DIR and tries a write: a wrong setting fails at the start, not with the first lead. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await withTimeout(makeAndTry(dataDir), TIMEOUT_MS);
  } catch (error) {
    throw isOutOfService(error) ? error : new UnusableDataFolder(error);
  }
}

async function makeAndTry(folder: string): Promise<void> {
  await makeFolder(folder);
  await rmdir(await mkdtemp(join(folder, '.write-check-')));
}

/**
 * With its parents. Not by `recursive`: below a folder that cannot hold folders and answers ENOENT, such as /proc,
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
