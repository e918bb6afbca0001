import { mkdtemp, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isOutOfService } from './database/database-errors.ts';
import { makeFolder } from './process/folders.ts';
import { withTimeout } from './time/with-timeout.ts';

/** A call on a disconnected network share never returns. */
const TIMEOUT_MS = 5_000;

/** DATA_DIR cannot be created or is not writable. */
export class UnusableDataFolder extends Error {
  constructor(cause: unknown) {
    super('The data folder cannot be written.', { cause });
    this.name = 'UnusableDataFolder';
  }
}

/** Creates DATA_DIR and tries a write, so that a wrong setting fails at the start and not with the first lead. */
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
