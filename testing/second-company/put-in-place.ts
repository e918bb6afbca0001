import { cpSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const CONTENT = join(import.meta.dirname, 'content');

/** What belongs to the first company alone: its entries and its specification. */
const ENTRIES = ['services/*.ts', 'projects/*.ts'];
const SPECIFICATION = 'specification.test.ts';

/** Derived from whatever entries there are, and the rules for them. */
const OF_ANY_COMPANY = /(catalogue|\.test)\.ts$/;

/**
 * Makes `tree`, a copy of this repository, the site of the second company. Its modules have the names and exports
 * of those in `content/` and lie over them; types, derivations, pictures and legal pages are the same for both.
 */
export function putSecondCompanyInPlace(tree: string): void {
  const content = join(tree, 'content');
  for (const file of globSync(ENTRIES, { cwd: content }))
    if (!OF_ANY_COMPANY.test(file)) rmSync(join(content, file));
  rmSync(join(content, SPECIFICATION));
  cpSync(CONTENT, content, { recursive: true });
}
