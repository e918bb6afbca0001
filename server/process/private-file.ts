import { open, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { OperatorError } from './operator-error.ts';

const CHOOSE_OR_FORCE = 'Choose another name, or add --force to overwrite it.';

/** Readable for its owner only, since it holds personal data. Never overwrites unless forced to. */
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
      // Half a file would pass for the whole.
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

/** A shell leaves the tilde alone in `--save=~/file`, and some know none at all. */
export function expandPath(typed: string): string {
  return resolve(typed.replace(/^~(?=$|[\\/])/, () => homedir()));
}
