import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Replaces the first occurrence, and throws if there is none. */
export function edit(root: string, file: string, found: string | RegExp, replacement: string): void {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  const changed = source.replace(found, replacement);
  if (changed === source)
    throw new Error(`${file} has no ${found} any more: say here how it is changed now.`);
  writeFileSync(path, changed);
}

export function write(root: string, file: string, source: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
}
