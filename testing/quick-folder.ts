import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2_000_000_000;

/**
 * For temporary databases: in memory if there is room, since tests create hundreds, and each write waits for the disk.
 */
export async function quickFolder(): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
