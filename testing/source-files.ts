import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** They are gone when the program runs. */
const TYPE_IMPORT = /^(?:import|export) type [^;]*;/gm;
const IMPORT = /(?:from\s+|import\s*\(?\s*)'([^']+)'/g;

export type Reached = { readonly files: ReadonlySet<string>; readonly packages: ReadonlySet<string> };

/**
 * The source files that programs consist of, and the packages that these import. Paths are relative to the repository.
 */
export function reachedFrom(root: string, entries: readonly string[]): Reached {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const code = readFileSync(join(root, file), 'utf8').replaceAll(TYPE_IMPORT, '');
    for (const [, name = ''] of code.matchAll(IMPORT)) {
      if (name.startsWith('.')) waiting.push(normalize(join(dirname(file), name)));
      else if (!name.startsWith('node:')) packages.add(packageOf(name));
    }
  }
  return { files, packages };
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
