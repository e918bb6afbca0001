import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const VERSION = '1.4.8';
const NAME = '@mdn/mdn-http-observatory';
const folder = join(import.meta.dirname, '../../node_modules/.cache', `observatory-${VERSION}`);
const home = join(folder, 'node_modules', NAME);
const preloadList = join(home, 'conf/hsts-preload.json');

/** The scanner's entry module. */
export const scannerModule = join(home, 'src/index.js');

/**
 * The scanner includes a web service with its database and 236 packages: too much for every developer's installation.
 * Its own command installs it once, into a folder of its own.
 */
export function isScannerInstalled(): boolean {
  return existsSync(preloadList);
}

export function installScanner(): void {
  if (isScannerInstalled()) return;
  console.log(`Fetching ${NAME}@${VERSION}, once ...`);
  mkdirSync(folder, { recursive: true });
  const options = ['--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund'];
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, ...options, '--loglevel=error', `${NAME}@${VERSION}`],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error('The scanner could not be fetched: check the network, then try again.');
  // Its install script would download the HSTS preload list, which does not contain this site.
  writeFileSync(preloadList, '{}');
}
