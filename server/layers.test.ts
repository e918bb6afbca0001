import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { expect, it } from 'vitest';

const IMPORT = /from '(\.[^']+)'/g;

/** Folders of the server, and files that are in none, each with those that it imports. */
function importsByLayer(): Map<string, Set<string>> {
  const layers = new Map<string, Set<string>>();
  for (const file of globSync('**/*.ts', { cwd: import.meta.dirname })) {
    if (/\.test\.ts$|(^|\/)testing\//.test(file)) continue;
    const layer = layerOf(file);
    const imported = layers.get(layer) ?? new Set();
    for (const [, path = ''] of readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(IMPORT)) {
      const target = normalize(join(dirname(file), path));
      if (!target.startsWith('..') && layerOf(target) !== layer) imported.add(layerOf(target));
    }
    layers.set(layer, imported);
  }
  return layers;
}

function layerOf(file: string): string {
  return file.split(sep)[0] ?? file;
}

it('imports between the folders of the server go one way', () => {
  const left = importsByLayer();
  // Removes, again and again, what imports none of the others or is imported by none: circles are left.
  for (let isFound = true; isFound; ) {
    isFound = false;
    for (const [layer, imported] of left) {
      const isLowest = ![...imported].some((other) => left.has(other));
      const isHighest = ![...left.values()].some((others) => others.has(layer));
      if (isLowest || isHighest) isFound = left.delete(layer);
    }
  }
  const circular = [...left].map(
    ([layer, imported]) => `${layer} -> ${[...imported].filter((other) => left.has(other))}`,
  );
  expect(circular).toEqual([]);
});
