import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The headless shell comes first: it has the same engine without a browser's windows and needs a third less CPU time.
 */
const PROGRAMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Packages of Debian. Older releases have only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Works as root, makes no background requests, and uses only protocols that the server supports. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each window would load two pages for the address bar, which cost more than the page under test.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  // The shell does not know the connection speed, and would lazy-load pictures from further down than on a typical one.
  '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
] as const;

/** The browser for the tests: the system's Chromium, installed if it is missing and the user may install it. */
export function ensureChromium(): string {
  return findChromium() ?? installedChromium();
}

export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const places = PROGRAMS.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));
}

function installedChromium(): string {
  if (process.getuid?.() !== 0) {
    throw new Error(
      'The tests need Chromium. Install it (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to one.',
    );
  }
  console.log('Installing Chromium for the tests ...');
  const isInstalled =
    aptGet('update') && PACKAGES.some((name) => aptGet('install', '-y', '--no-install-recommends', name));
  const path = findChromium();
  if (!isInstalled || !path)
    throw new Error('apt-get failed: install Chromium by hand and run the tests again.');
  return path;
}

function aptGet(...args: string[]): boolean {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
