import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { processEnvironment } from './process-environment.ts';

/** Generated, or too large to copy. */
const LEFT_OUT = new Set([
  '.git',
  '.node',
  'node_modules',
  'dist',
  'dist-static',
  'data',
  'test-results',
  'playwright-report',
  'bench/results',
]);

export type CopiedTree = {
  readonly root: string;
  /** Runs a binary of a package or a script of the copy. If it fails, its output is the message. */
  run(program: string, ...options: string[]): Promise<string>;
  /** Runs every unit test and the server's tests on SQLite, which need a build. */
  runTests(...options: string[]): Promise<string>;
  remove(): void;
};

/** Copies this repository into a temporary folder, with the same packages. */
export function copyTree(): CopiedTree {
  const source = process.cwd();
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'tree-')));
  cpSync(source, root, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(relative(source, path)),
  });
  symlinkSync(realpathSync('node_modules'), join(root, 'node_modules'), 'dir');
  return {
    root,
    run: (program, ...options) => run(root, program, options),
    runTests: (...options) => run(root, 'node_modules/vitest/vitest.mjs', [...TESTS, ...options]),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

const TESTS = ['run', '--project', 'unit', '--project', 'server', '--testNamePattern', '^(?!.*PostgreSQL)'];

/** Timeout for a test that calls `runTests`: it takes minutes, and longer on a busy machine. */
export const TESTS_TIMEOUT_MS = 1_800_000;

export const PASSED = 'passed';

/** Uses an environment of its own: that of a test would make development builds. */
async function run(root: string, program: string, options: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [program, ...options], {
    cwd: root,
    env: {
      ...processEnvironment,
      HOME: process.env.HOME,
      CHROMIUM_PATH: process.env.CHROMIUM_PATH,
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [printed, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return code === 0 ? PASSED : printed + complaints;
}
