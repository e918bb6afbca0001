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
