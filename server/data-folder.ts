import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inTime } from './database/answer-in-time.ts';
import { isOutOfService } from './database/database-errors.ts';

/** A folder on a network share that is gone never answers. */
const ANSWER_WITHIN_MS = 5_000;

/** For the eyes of the account that runs the service. */
const OWNER_ONLY = 0o700;

/** The folder of DATA_DIR cannot be made, or nothing can be written there. */
export class UnusableDataFolder extends Error {
  constructor(cause: unknown) {
    super('The data folder cannot be written.', { cause });
    this.name = 'UnusableDataFolder';
  }
}

/** Makes the folder of DATA_DIR and tries a write, so that a wrong setting is told at start and not by the first lead. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await inTime(makeAndTry(dataDir), ANSWER_WITHIN_MS);
  } catch (error) {
    throw isOutOfService(error) ? error : new UnusableDataFolder(error);
  }
}

async function makeAndTry(folder: string): Promise<void> {
  await makeFolder(folder);
  await rmdir(await mkdtemp(join(folder, '.write-check-')));
}

/**
 * With its parents. Not by `recursive`: below a folder that takes no folders and says that there is none, such as
 * /proc, Node would try for ever.
 */
export async function makeFolder(folder: string, { hasParent = false } = {}): Promise<void> {
  try {
    await mkdir(folder, { mode: OWNER_ONLY });
  } catch (error) {
    if (await isFolder(folder)) return;
    if (codeOf(error) !== 'ENOENT' || hasParent) throw error;
    // Another process may have made the parent meanwhile: once more, and then no more.
    const parent = dirname(folder);
    if (!(await isFolder(parent))) await makeFolder(parent);
    await makeFolder(folder, { hasParent: true });
  }
}

export async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
