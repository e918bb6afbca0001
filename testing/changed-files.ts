import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that people edit; the output of a build does not count. */
const SOURCES = '{content,contract,client,server,build,scripts}/**/*.{ts,tsx,css}';

/** Files that commands generate from them. */
const MADE = 'content/public/**/*.*';

export type ChangedFiles = {
  readonly written: readonly string[];
  /** Pictures that a command has drawn or encoded. */
  readonly made: readonly string[];
};

/** The files that differ after `change`, including new ones. */
export async function filesChangedBy(root: string, change: () => Promise<void>): Promise<ChangedFiles> {
  const before = { written: readAll(root, SOURCES), made: readAll(root, MADE) };
  await change();
  return {
    written: changed(before.written, readAll(root, SOURCES)),
    made: changed(before.made, readAll(root, MADE)),
  };
}

function changed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => after.get(file) !== before.get(file)).toSorted();
}

function readAll(root: string, pattern: string): Map<string, string> {
  const files = globSync(pattern, { cwd: root });
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'base64')]));
}
