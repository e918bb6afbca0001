import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BUILD_FILE } from '../server/rendering/render-process.ts';
import { reachedFrom } from '../testing/source-files.ts';
import { isUpToDate, SOURCES } from './build-if-needed.ts';

const LAST_WEEK = new Date('2026-01-01');
const YESTERDAY = new Date('2026-01-02');

describe('a build', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'build-'));
    for (const file of ['content/company.ts', 'client/pages/terms/terms-page.tsx', 'package-lock.json']) {
      const path = join(root, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, '');
      for (let name = path; name !== root; name = dirname(name)) utimesSync(name, LAST_WEEK, LAST_WEEK);
    }
    mkdirSync(join(root, 'dist'));
    writeFileSync(join(root, 'dist', BUILD_FILE), '');
    utimesSync(join(root, 'dist', BUILD_FILE), YESTERDAY, YESTERDAY);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('is up to date while nothing has changed since', () => {
    expect(isUpToDate(root)).toBe(true);
  });

  test.each<[string, () => void]>([
    ['it is not there', () => rmSync(join(root, 'dist'), { recursive: true })],
    ['a file has changed', () => writeFileSync(join(root, 'package-lock.json'), '{}')],
    ['a file was added', () => writeFileSync(join(root, 'content/hero.ts'), '')],
    ['a file was deleted', () => rmSync(join(root, 'client/pages/terms/terms-page.tsx'))],
    ['a file of a whole part was deleted', () => rmSync(join(root, 'content/company.ts'))],
  ])('is made again when %s', (_, change) => {
    change();
    expect(isUpToDate(root)).toBe(false);
  });

  test('is made again for every file that it runs or bundles', () => {
    const entries = ['build/site-build.ts', 'build/render/main.ts', 'vite.config.ts'];
    const { files } = reachedFrom(join(import.meta.dirname, '..'), entries);
    expect([...files].filter((file) => !SOURCES.some((glob) => matchesGlob(file, glob)))).toEqual([]);
  });
});
