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
  /** Its path. */
  readonly root: string;
  /** Runs a program of the packages, or a script of the copy; what it printed is the message of a failure. */
  run(program: string, ...options: string[]): Promise<string>;
  remove(): void;
};

/** A copy of this repository in a temporary folder, with the same packages. */
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
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

export const PASSED = 'passed';

/** With an environment of its own: that of a test would make development builds. */
async function run(root: string, program: string, options: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [program, ...options], {
    cwd: root,
    env: { ...processEnvironment, HOME: process.env.HOME, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [printed, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return code === 0 ? PASSED : printed + complaints;
}
