import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** The file system in memory that Linux has. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2_000_000_000;

/** For temporary databases: in memory where there is room, since tests make hundreds, and each write waits for a disk. */
export async function quickFolder(): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(MEMORY);
    return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
