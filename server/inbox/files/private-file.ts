import { open, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { Problem } from '../problem.ts';

type Content = Uint8Array | AsyncIterable<string>;

/** For the eyes of its owner: what people sent leaves the database with it. Never overwrites unless told to. */
export async function writePrivateFile(
  path: string,
  content: Content,
  { isForced }: { isForced: boolean },
): Promise<void> {
  try {
    const file = await open(path, isForced ? 'w' : 'wx', 0o600);
    try {
      await file.chmod(0o600);
      await file.writeFile(content);
    } catch (error) {
      // Half a file would pass for the whole.
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  } catch (error) {
    throw fileProblem(error, path) ?? error;
  }
}

/** An empty file in its place: from then on nobody else takes the name. Never overwrites. */
export async function reservePrivateFile(path: string): Promise<void> {
  try {
    await (await open(path, 'wx', 0o600)).close();
  } catch (error) {
    throw (
      fileProblem(error, path, 'Choose another name: a copy of the database overwrites nothing.') ?? error
    );
  }
}

/** A shell leaves the tilde alone in `--save=~/file`, and some know none at all. */
export function pathOf(typed: string): string {
  return resolve(typed.replace(/^~(?=$|[\\/])/, () => homedir()));
}

export async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}

function fileProblem(
  error: unknown,
  path: string,
  adviceIfThere = 'Choose another name, or add --force to overwrite it.',
): Problem | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined;
  if (error.code === 'EEXIST') return new Problem(`${path} is there already.`, { advice: [adviceIfThere] });
  if (error.code === 'ENOENT') return new Problem(`There is no folder for ${path}.`);
  if (error.code === 'EISDIR') return new Problem(`${path} is a folder. Name a file in it.`);
  return new Problem(`${path} cannot be written: ${error.message}`);
}
