import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FILE } from '../server/rendering/render-process.ts';

/**
 * What a build is made of; when any of it is newer than the last build, the site is built again. The folders themselves
 * are part of it: deleting a file changes the time of its folder.
 */
export const SOURCES = [
  'client/**',
  'content/**',
  'contract/**',
  'build/**',
  // What the program that renders documents has of the server.
  'server/{http/documents,process,rendering}/**',
  'vite.config.ts',
  'package-lock.json',
];

/** In a process of its own, so that the server's memory does not hold the build tools. */
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
