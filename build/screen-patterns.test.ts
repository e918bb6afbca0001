import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { screens } from '../contract/screens.ts';
import { screenPatterns } from './screen-patterns.ts';

const FILE = 'contract/screens.ts';
const source = readFileSync(FILE, 'utf8');

function transformed(code: string, id: string, options: { ssr?: boolean } = {}): unknown {
  const { transform } = screenPatterns() as Required<Pick<Plugin, 'transform'>>;
  return (transform as (...given: unknown[]) => unknown)(code, id, options);
}

it('leaves the browser the pattern of every screen, and nothing else of its row', () => {
  const code = String(transformed(source, `/site/${FILE}`));
  for (const [screen, { pattern }] of Object.entries(screens))
    expect(code).toContain(`"${screen}":{"pattern":"${pattern}"}`);
  for (const { name, sheetNumber } of Object.values(screens).filter(({ pattern }) => pattern !== '/404')) {
    expect(code).not.toContain(`'${name}'`);
    expect(code).not.toContain(`'${sheetNumber}'`);
  }
  expect(code).toContain('export function matchScreen');
});

it('leaves the rendering of documents and every other file as they are', () => {
  expect(transformed(source, `/site/${FILE}`, { ssr: true })).toBeNull();
  expect(transformed(source, '/site/contract/routes.ts')).toBeNull();
});

it('says so when the table is not where it was', () => {
  expect(() => transformed('export const rows = {};', `/site/${FILE}`)).toThrow(/does not find the table/);
});
