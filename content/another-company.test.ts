import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putSecondCompanyInPlace } from '../testing/second-company/put-in-place.ts';

const COPIED = ['content', 'contract', 'package.json', 'tsconfig.server.json'];
const LINKED = ['node_modules', 'client'];

let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'another-company-'));
  for (const part of COPIED) cpSync(part, join(tree, part), { recursive: true });
  for (const part of LINKED) symlinkSync(join(process.cwd(), part), join(tree, part), 'dir');
  writeFileSync(
    join(tree, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.server.json', include: ['content', 'contract'] }),
  );
  putSecondCompanyInPlace(tree);
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Whatever the program prints is the message of a failure. */
function run(program: string, ...options: string[]): string {
  const done = spawnSync(process.execPath, [join('node_modules', program), ...options], {
    cwd: tree,
    encoding: 'utf8',
  });
  return done.status === 0 ? 'passed' : done.stdout + done.stderr;
}

describe('with the content of another company', () => {
  it('every type still holds', { timeout: 60_000 }, () => {
    expect(run('typescript/bin/tsc', '-p', '.')).toBe('passed');
  });

  it('every rule for content still holds', { timeout: 60_000 }, () => {
    expect(run('vitest/vitest.mjs', 'run', 'content')).toBe('passed');
  });
});
