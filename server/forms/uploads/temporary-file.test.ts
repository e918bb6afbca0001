import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTemporaryFile, removeLeftoverFiles } from './temporary-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a temporary file can be written and read, for its owner only, and is not in the folder', async () => {
  const file = await openTemporaryFile(join(folder, 'made', 'when-needed'));
  await file.appendFile('twelve years of framing');
  const { buffer, bytesRead } = await file.read(Buffer.alloc(100), 0, 100, 0);
  expect(buffer.toString('utf8', 0, bytesRead)).toBe('twelve years of framing');
  expect((await file.stat()).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'made', 'when-needed'))).toEqual([]);
  await file.close();
});

test('what a killed process has left is removed, and nothing else', async () => {
  await writeFile(join(folder, '0c5e.upload'), '');
  await writeFile(join(folder, 'operator-token'), '');
  await removeLeftoverFiles(folder);
  expect(await readdir(folder)).toEqual(['operator-token']);
});

test('a folder that is not there yet has no leftovers', async () => {
  await expect(removeLeftoverFiles(join(folder, 'missing'))).resolves.toBeUndefined();
});
