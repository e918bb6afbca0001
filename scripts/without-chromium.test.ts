import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it.each(['test', 'test-long'])('%s ends with what to do, and nothing else', (command) => {
  const empty = mkdtempSync(join(tmpdir(), 'no-programs-'));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  // Has neither a browser nor apt-get, which root would use to install one.
  const env = { PATH: empty };
  const { status, stderr } = spawnSync(process.execPath, [`scripts/${command}.ts`], {
    env,
    encoding: 'utf8',
  });
  expect(stderr.trim()).toMatch(/^.*\binstall chromium\b.*$/i);
  expect(status).toBe(1);
});
