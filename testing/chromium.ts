import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** For root too, without its own calls home, and over the protocol that the server speaks. */
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
] as const;

/** The browser of the tests: the system's Chromium, installed where it is missing and the user may install it. */
export function ensureChromium(): string {
  return findChromium() ?? installedChromium();
}

export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...CANDIDATES].find((path) => path && existsSync(path));
}

function installedChromium(): string {
  if (process.getuid?.() !== 0) {
    throw new Error(
      'The tests need Chromium. Install it (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to one.',
    );
  }
  console.log('Installing Chromium for the tests ...');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { status } = spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0)
      throw new Error(`apt-get ${args[0]} failed: install Chromium by hand and run the tests again.`);
  }
  return ensureChromium();
}
