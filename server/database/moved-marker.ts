import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../process/folders.ts';
import { OperatorError } from '../process/operator-error.ts';

/*
 * After move-to a file in DATA_DIR says where the records are. It is beside the embedded database and not in it, so that
 * it outlasts that file: without DATABASE_URL a server would begin an empty one.
 */

export function movedMarker(dataDir: string): string {
  return join(dataDir, 'moved-to-postgresql');
}

/** Called once the target has everything: a move that was interrupted before is run again. */
export async function markMoved(dataDir: string, place: string): Promise<void> {
  await writeFile(movedMarker(dataDir), `${place}\n`, { mode: 0o600, flush: true });
  await syncFolder(dataDir);
}

/** Throws if the records were moved: whatever is stored here from then on is missing there. */
export async function refuseMoved(dataDir: string): Promise<void> {
  const marker = movedMarker(dataDir);
  if (!existsSync(marker)) return;
  const place = (await readFile(marker, 'utf8')).trim();
  throw new OperatorError(
    `The records of ${dataDir} were moved to PostgreSQL (${place}): set DATABASE_URL to its address.`,
    `To use the embedded database again, as it was then or with a backup, remove ${marker}`,
  );
}
