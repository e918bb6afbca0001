import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { expect, it } from 'vitest';

/** Type imports count as well: a reader of one file has to read the other. */
const IMPORT = /from '(\.[^']+)'/g;

type Imports = Map<string, Set<string>>;

/** The imports of each of the server's files, or of each folder. */
function importsBy(nameOf: (file: string) => string): Imports {
  const imports: Imports = new Map();
  for (const file of globSync('**/*.ts', { cwd: import.meta.dirname })) {
    if (/\.test\.ts$|(^|\/)testing\//.test(file)) continue;
    const name = nameOf(file);
    const imported = imports.get(name) ?? new Set();
    for (const [, path = ''] of readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(IMPORT)) {
      const target = normalize(join(dirname(file), path));
      if (!target.startsWith('..') && nameOf(target) !== name) imported.add(nameOf(target));
    }
    imports.set(name, imported);
  }
  return imports;
}

/** Removes nodes without incoming or outgoing edges until none is left to remove: what remains contains a cycle. */
function cycles(imports: Imports): string[] {
  const left = new Map(imports);
  for (let isFound = true; isFound; ) {
    isFound = false;
    for (const [name, imported] of left) {
      const isLowest = ![...imported].some((other) => left.has(other));
      const isHighest = ![...left.values()].some((others) => others.has(name));
      if (isLowest || isHighest) isFound = left.delete(name);
    }
  }
  return [...left].map(
    ([name, imported]) => `${name} -> ${[...imported].filter((other) => left.has(other))}`,
  );
}

/** A feature is a folder below `features`; everything else is a folder at the root. */
function folderOf(file: string): string {
  const [folder = file, feature] = file.split(sep);
  return folder === 'features' ? join(folder, String(feature)) : folder;
}

it('imports between the folders of the server go one way', () => {
  expect(cycles(importsBy(folderOf))).toEqual([]);
});

it('imports between the files of the server go one way', () => {
  expect(cycles(importsBy((file) => file))).toEqual([]);
});
