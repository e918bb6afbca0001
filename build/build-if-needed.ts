import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FILE } from '../server/rendering/render-process.ts';

/**
 * The inputs of a build: if any of them is newer than the last build, the site is built again. The folders themselves
 * are part of them: deleting a file changes the time of its folder.
 */
export const SOURCES = [
  'client/**',
  'content/**',
  'contract/**',
  'build/**',
  // Bundled into the program that renders the documents.
  'server/{http/documents,process,rendering}/**',
  'vite.config.ts',
  'package-lock.json',
];

/** Builds in a child process, so that the build tools do not stay in the server's memory. */
export function buildIfNeeded(): void {
  if (isUpToDate()) return;
  console.log('Building the site ...');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed: its last lines say why.');
}

export function isUpToDate(root = '.'): boolean {
  const marker = join(root, 'dist', BUILD_FILE);
  if (!existsSync(marker)) return false;
  const builtAt = statSync(marker).mtimeMs;
  return globSync(SOURCES, { cwd: root }).every((file) => statSync(join(root, file)).mtimeMs <= builtAt);
}
