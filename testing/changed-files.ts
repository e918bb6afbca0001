import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where people change things; what a build leaves does not count. */
const SOURCES = '{content,contract,client,server,build,scripts}/**/*.{ts,tsx,css}';

/** The files that differ after `change`, new ones included. */
export function filesChangedBy(root: string, change: () => void): string[] {
  const before = readSources(root);
  change();
  const after = readSources(root);
  return [...after.keys()].filter((file) => after.get(file) !== before.get(file)).toSorted();
}

function readSources(root: string): Map<string, string> {
  const files = globSync(SOURCES, { cwd: root });
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
