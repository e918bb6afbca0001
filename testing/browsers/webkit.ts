import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { processEnvironment } from '../process-environment.ts';
import type { Browser } from './browser.ts';

type Engine = {
  readonly executable: string | undefined;
  readonly args: readonly string[];
  /** What it needs besides the driver. */
  readonly programs: readonly string[];
  readonly driver: readonly [string, ...string[]];
};

/** The small browser that comes with WebKitGTK has Safari's engine. On Debian: webkit2gtk-driver and xvfb. */
const current: Engine = {
  executable: globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0],
  args: ['--automation'],
  programs: ['xvfb-run'],
  driver: ['xvfb-run', '--auto-servernum', 'WebKitWebDriver'],
};

/** Debian 12 has the engine of Safari 16.0 in its package cog. Its window is always 800 x 600. */
const oldest: Engine = {
  executable: globSync('/usr/lib/*/libWPEWebKit-1.1.so.0').length > 0 ? '/usr/bin/cog' : undefined,
  args: ['--automation', '--platform=headless'],
  programs: ['cog'],
  driver: ['WebKitWebDriver'],
};

export function isWebKitInstalled(): boolean {
  return isInstalled(current);
}

export function isOldestWebKitInstalled(): boolean {
  return isInstalled(oldest);
}

export function startWebKit(): Promise<Browser> {
  return start(current);
}

export function startOldestWebKit(): Promise<Browser> {
  return start(oldest);
}

function isInstalled({ executable, programs }: Engine): boolean {
  const isThere = (program: string) =>
    spawnSync(program, ['--help'], { stdio: 'ignore' }).error === undefined;
  return executable !== undefined && ['WebKitWebDriver', ...programs].every(isThere);
}

/** Drives it over WebDriver: https://www.w3.org/TR/webdriver2/ */
async function start({ executable, args, driver: [program, ...driverArgs] }: Engine): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const port = await freePort();
  const driver = spawn(program, [...driverArgs, `--port=${port}`], {
    env: { ...processEnvironment, HOME: home },
    stdio: 'ignore',
    detached: true,
  });
  const exited = once(driver, 'exit');
  await untilReady(() => call(port, 'GET', '/status'));

  const browserOptions = { binary: executable, args };
  const { sessionId } = await call<{ sessionId: string }>(port, 'POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  });
  const session = `/session/${sessionId}`;
  const post = <Value>(path: string, body: object) => call<Value>(port, 'POST', session + path, body);
  const evaluate = (expression: string) =>
    post('/execute/sync', { script: `return ${expression}`, args: [] });

  /** The path of an element's commands. */
  async function element(selector: string): Promise<string> {
    const found = await post<object>('/element', { using: 'css selector', value: selector });
    return `/element/${Object.values(found)[0]}`;
  }

  return {
    open: (url) => post('/url', { url }),
    evaluate,
    async click(selector) {
      const target = `document.querySelector(${JSON.stringify(selector)})`;
      // The driver scrolls smoothly, as the page's CSS says, and does not wait for the end.
      await evaluate(`${target}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
      await post(`${await element(selector)}/click`, {});
    },
    type: async (selector, text) => post(`${await element(selector)}/value`, { text }),
    resize: (width, height) => post('/window/rect', { width, height }),
    async close() {
      await call(port, 'DELETE', session);
      // Ends the whole process group: the display and the driver.
      if (driver.pid) process.kill(-driver.pid);
      await exited;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function call<Value>(port: number, method: string, path: string, body?: object): Promise<Value> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`WebKit refused ${path}: ${JSON.stringify(value)}`);
  return value;
}

async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    try {
      await ask();
      return;
    } catch {
      await setTimeout(50);
    }
  }
  throw new Error('WebKitWebDriver did not start.');
}
