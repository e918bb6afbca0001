import { open, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { OperatorError } from './operator-error.ts';

const CHOOSE_OR_FORCE = 'Choose another name, or add --force to overwrite it.';

/** Writes a file that only its owner can read, since it contains personal data. Never overwrites unless forced to. */
export async function writePrivateFile(
  path: string,
  content: Uint8Array | AsyncIterable<string>,
  { force = false, adviceIfThere = CHOOSE_OR_FORCE } = {},
): Promise<void> {
  try {
    await using file = await open(path, force ? 'w' : 'wx', 0o600);
    try {
      await file.chmod(0o600);
      await file.writeFile(content);
    } catch (error) {
      // A partial file could be mistaken for a complete one.
      await rm(path, { force: true });
      throw error;
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && 'syscall' in error)) throw error;
    if (error.code === 'EEXIST') throw new OperatorError(`${path} is there already.`, adviceIfThere);
    if (error.code === 'ENOENT') throw new OperatorError(`There is no folder for ${path}.`);
    if (error.code === 'EISDIR') throw new OperatorError(`${path} is a folder. Name a file in it.`);
    throw new OperatorError(`${path} cannot be written: ${error.message}`);
  }
}

/** Shells do not expand the tilde in `--save=~/file`, and some not at all. */
export function expandPath(typed: string): string {
  return resolve(typed.replace(/^~(?=$|[\\/])/, () => homedir()));
}
