import { cpSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const CONTENT = join(import.meta.dirname, 'content');

/** Files of the first company only: its entries and its specification. */
const ENTRIES = ['services/*.ts', 'projects/*.ts'];
const SPECIFICATION = 'specification.test.ts';

/** Files for any company: the rules for entries, and what is derived from them. */
const OF_ANY_COMPANY = /(catalogue|\.test)\.ts$/;

/**
 * Turns `tree`, a copy of this repository, into the site of the second company. Its modules replace those in `content/`
 * with the same names and exports; types, derivations, pictures and legal pages are the same for both.
 */
export function putSecondCompanyInPlace(tree: string): void {
  const content = join(tree, 'content');
  for (const file of globSync(ENTRIES, { cwd: content }))
    if (!OF_ANY_COMPANY.test(file)) rmSync(join(content, file));
  rmSync(join(content, SPECIFICATION));
  cpSync(CONTENT, content, { recursive: true });
}
