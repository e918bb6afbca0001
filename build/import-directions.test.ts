import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { type Direction, importDirections } from './import-directions.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('{content,contract,client,server,build}/**/*.{ts,tsx}', { cwd: root });

const IMPORT =
  /^\s*(?:import|export)\s+(?<type>type\s)?[^;'"`]*?from\s+'(?<name>[^']+)'|\bimport\s*\(?\s*'(?<loaded>[^']+)'/gm;

const isTest = (file: string) => /\.test\.tsx?$|(^|\/)testing\/|^(e2e|bench)\//.test(file);

it.each(importDirections)('$files imports only what it may', (direction) => {
  const held = files.filter((file) => !isTest(file) && directionOf(file) === direction);
  expect(held).not.toEqual([]);
  expect(held.flatMap((file) => faultsOf(file, direction))).toEqual([]);
});

it('holds for every folder of the product', () => {
  expect(files.filter((file) => !directionOf(file))).toEqual([]);
});

/** A feature is a folder below `features`; everything else is a folder at the root. */
function serverFolderOf(file: string): string {
  const [, folder = file, feature] = file.split('/');
  return folder === 'features' ? `features/${feature}` : folder;
}

it.each([
  ['folders', serverFolderOf],
  ['files', (file: string) => file],
])('imports between the %s of the server go one way', (_, nameOf) => {
  expect(cycles(serverImportsBy(nameOf))).toEqual([]);
});

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** Type imports count as well: a reader of one file has to read the other. */
function serverImportsBy(nameOf: (file: string) => string): Imports {
  const imports = new Map<string, Set<string>>();
  for (const file of files.filter((name) => name.startsWith('server/') && !isTest(name))) {
    const name = nameOf(file);
    const imported = imports.get(name) ?? new Set();
    for (const { target } of importsOf(file))
      if (target.startsWith('server/') && nameOf(target) !== name) imported.add(nameOf(target));
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

function directionOf(file: string) {
  return importDirections.find((direction) => matchesGlob(file, direction.files));
}

function faultsOf(file: string, { files: pattern, mayImport, otherwise }: Direction): string[] {
  const segments = pattern.split('/');
  const ownFolder = file.split('/').slice(0, segments.length - 1);
  const allowed = [...mayImport, [...ownFolder, segments.at(-1)].join('/')];
  return importsOf(file).flatMap(({ target, isType }) => {
    const names = isType ? [target, `type:${target}`] : [target];
    if (isTest(target) && !mayImport.includes(target))
      return `${file} imports ${target}: the product never imports what tests use`;
    const isAllowed = allowed.some((glob) => names.some((name) => matchesGlob(name, glob)));
    return isAllowed ? [] : `${file} imports ${target}: ${otherwise}`;
  });
}

function importsOf(file: string): { target: string; isType: boolean }[] {
  const found = [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(
    ({ groups: { type, name, loaded } = {} }) => ({
      target: targetOf(file, name ?? loaded ?? ''),
      isType: Boolean(type),
    }),
  );
  // The scaffold contains import statements in strings, whose targets exist only relative to another folder.
  return found.filter(({ target }) => /^(npm|node)\//.test(target) || existsSync(join(root, target)));
}

function targetOf(file: string, name: string): string {
  if (name.startsWith('.')) return join(dirname(file), name);
  return name.startsWith('node:') ? name.replace(':', '/') : `npm/${name}`;
}
