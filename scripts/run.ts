import { spawn } from 'node:child_process';
import { ensureChromium } from '../testing/chromium.ts';

/** Runs a command of an installed package and waits for it. Its output is shown as it comes. */
function run(command: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [binary(command), ...args], { stdio: 'inherit' });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/** Runs all commands, even after one has failed, so that one run shows everything that is wrong. */
export async function runAll(
  steps: readonly (readonly [command: string, ...args: string[]])[],
): Promise<boolean> {
  let isGood = true;
  for (const [command, ...args] of steps) {
    console.log(`\n> ${[command, ...args].join(' ')}`);
    if ((await run(command, args)) !== 0) isGood = false;
  }
  return isGood;
}

/** Run with the current Node, since the one on the PATH may be older. */
function binary(command: string): string {
  const files: Record<string, string> = {
    biome: 'node_modules/@biomejs/biome/bin/biome',
    tsc: 'node_modules/typescript/bin/tsc',
    knip: 'node_modules/knip/bin/knip.js',
    vitest: 'node_modules/vitest/vitest.mjs',
    playwright: 'node_modules/@playwright/test/cli.js',
  };
  return files[command] ?? command;
}

/**
 * Provides the browser for the tests that run next. Without one, ends the command with a message that says what to do.
 */
export function provideChromium(): void {
  try {
    process.env.CHROMIUM_PATH = ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
