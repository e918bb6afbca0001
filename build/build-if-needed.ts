import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { BUILD_FILE } from '../server/rendering/render-process.ts';

/** The inputs of a build: if any of them is newer than the last build, the site is built again. */
const SOURCES = [
  'client/**/*',
  'content/**/*',
  'contract/**/*',
  'build/**/*',
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

function isUpToDate(): boolean {
  const marker = `dist/${BUILD_FILE}`;
  if (!existsSync(marker)) return false;
  const builtAt = statSync(marker).mtimeMs;
  return globSync(SOURCES).every((file) => statSync(file).mtimeMs <= builtAt);
}
