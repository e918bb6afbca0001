import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of the files below a folder whose bytes contain a text. */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const path of paths)
    if ((await readFile(path)).includes(text)) found.push(path.slice(folder.length + 1));
  return found.sort();
}
