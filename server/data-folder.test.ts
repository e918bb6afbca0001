import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { prepareDataFolder, UnusableDataFolder } from './data-folder.ts';
import { makeStore } from './testing/engines.ts';
import { runService } from './testing/service-process.ts';

async function freshFolder() {
  const { dataDir, remove } = await makeStore('SQLite');
  onTestFinished(remove);
  return dataDir;
}

it('a start with a data folder that cannot be written ends with a line, with PostgreSQL too, which needs it for uploads', async () => {
  const { databaseUrl, remove } = await makeStore('PostgreSQL');
  onTestFinished(remove);
  const { exited, output } = runService({ DATA_DIR: '/proc/nope', DATABASE_URL: databaseUrl });
  expect(await exited).toBe(1);
  expect(output()).toBe('/proc/nope cannot be written: set DATA_DIR to a folder that can.\n');
});

describe('the data folder', () => {
  it('is made with its parents, for its owner only, and left empty', async () => {
    const folder = join(await freshFolder(), 'a', 'b');
    await Promise.all([1, 2, 3].map(() => prepareDataFolder(folder)));
    expect((await stat(folder)).mode & 0o077).toBe(0);
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps the rights and the files that it has', async () => {
    const folder = await freshFolder();
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o750);
    await writeFile(join(folder, 'kept'), '');
    await prepareDataFolder(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o750);
    expect(await readdir(folder)).toEqual(['kept']);
  });

  it.each([
    ['it cannot be made', '/proc/nope'],
    ['nor what lies above it', '/proc/nope/deeper/data'],
    ['it cannot be written', '/proc/self'],
    ['a file has its name', '/proc/version'],
    ['it would be below a file', '/proc/version/data'],
  ])('is refused where %s', async (_why, folder) => {
    await expect(prepareDataFolder(folder)).rejects.toThrow(UnusableDataFolder);
  });
});
