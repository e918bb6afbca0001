import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../process/folders.ts';

const SUFFIX = '.upload';

/**
 * An unlinked file: it is removed from its folder right after it is opened, so that the system frees it with its
 * handle, even if the process is killed.
 */
export async function openTemporaryFile(folder: string): Promise<FileHandle> {
  await makeFolder(folder);
  const path = join(folder, `${randomUUID()}${SUFFIX}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path, { force: true });
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** A process that was killed between opening and unlinking has left an empty file. */
export async function removeLeftoverFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.filter((name) => name.endsWith(SUFFIX)).map((name) => rm(join(folder, name), { force: true })),
  );
}
