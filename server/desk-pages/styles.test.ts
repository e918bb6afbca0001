import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = globSync(
  ['desk-pages', 'page-parts'].map((folder) => join(import.meta.dirname, '..', folder, 'styles/*.css')),
);

/** Selectors with a class, from rules outside of at-rules such as media queries. */
function selectorsIn(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(/([^{}]+)\{/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((selector) => selector.trim())
    .filter((selector) => selector.includes('.'));
}

/** Names of classes in the templates of some folders, except those that are put together. */
function classesIn(patterns: readonly string[]): Set<string> {
  const sources = globSync(patterns.map((pattern) => join(import.meta.dirname, '..', pattern)));
  const attributes = sources
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/class="([^"]*)"/g)]);
  const names = attributes.flatMap(([, names = '']) => names.replace(/\$\{[^}]*\}/g, ' ').split(/\s+/));
  return new Set(names.filter((name) => /^[a-z][\w-]*\w$/.test(name)));
}

/** The bar of a preview has its own styles: it stands on a page of the site. */
const ELSEWHERE = ['preview-bar'];

describe.each([
  { pages: 'desk', folders: ['desk-pages', 'features/{desk,site-desk,visits}'] },
  { pages: 'private', folders: ['private-pages', 'features/{requests,client-words}'] },
])('the classes of $pages pages', ({ pages, folders }) => {
  it('have rules in the stylesheet that these pages load', () => {
    const sheets = globSync(
      [`${pages}-pages`, 'page-parts'].map((folder) =>
        join(import.meta.dirname, '..', folder, 'styles/*.css'),
      ),
    );
    const rules = sheets.map((file) => readFileSync(file, 'utf8')).join('\n');
    const used = classesIn([...folders, 'page-parts'].map((folder) => `${folder}/**/*.ts`));
    const missing = [...used].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(rules));
    expect(used.size).toBeGreaterThan(40);
    expect(missing.filter((name) => !ELSEWHERE.includes(name))).toEqual([]);
  });
});

describe('the stylesheet of the desk', () => {
  it('has the rules of a selector in one file, so that no page changes the looks of another', () => {
    const homes = new Map<string, Set<string>>();
    for (const file of files)
      for (const selector of selectorsIn(readFileSync(file, 'utf8')))
        homes.set(selector, (homes.get(selector) ?? new Set()).add(basename(file)));
    const several = [...homes].filter(([, files]) => files.size > 1).map(([selector]) => selector);
    expect(homes.size).toBeGreaterThan(100);
    expect(several).toEqual([]);
  });
});
