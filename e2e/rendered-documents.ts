import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHARED = fileURLToPath(new URL('../dist/rendered', import.meta.url));

/** Servers of one origin show the same documents: the first of them renders and compresses these for all. */
export function shareRenderedDocuments(dataFolder: string): void {
  mkdirSync(SHARED, { recursive: true });
  symlinkSync(SHARED, join(dataFolder, 'site'));
}
