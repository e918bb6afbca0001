import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { company } from '../content/company.ts';
import type { Company } from '../content/company-facts.ts';
import { heroHeadline } from '../content/hero.ts';
import { intros, pageDescriptions } from '../content/pages.ts';
import { type CopiedTree, copyTree, PASSED, TESTS_TIMEOUT_MS } from './copied-tree.ts';
import { renderDocuments } from './rendered-documents.ts';
import { putSecondCompanyInPlace } from './second-company/put-in-place.ts';

/** Texts that only the first company uses. */
const OWN_WORDS = [
  company.shortName,
  company.phone.display,
  company.email,
  company.afterRequest,
  heroHeadline,
  ...Object.values(pageDescriptions),
  ...Object.values(intros),
];

let tree: CopiedTree;
let other: Company;

beforeAll(async () => {
  tree = copyTree();
  putSecondCompanyInPlace(tree.root);
  ({ company: other } = await import(pathToFileURL(join(tree.root, 'content/company.ts')).href));
  // The README tells the owner of another company to run these.
  for (const pictures of ['--icons', '--social'])
    expect(await tree.run('scripts/pictures.ts', pictures)).toBe(PASSED);
}, 240_000);

afterAll(() => tree.remove());

describe('with the content of another company', () => {
  it.each(globSync('tsconfig.*.json'))('every type of %s holds', async (project) => {
    expect(await tree.run('node_modules/typescript/bin/tsc', '-p', project)).toBe(PASSED);
  });

  it('the site is built, shows its name and phone, and nothing of the first company', async () => {
    expect(await tree.run('scripts/build.ts')).toBe(PASSED);
    const home = (await renderDocuments(tree.root)).get('/') ?? '';
    expect(home).toContain(escaped(other.name));
    expect(home).toContain(other.phone.display);
    const files = globSync('dist/**/*.{html,js,json,svg,txt,webmanifest,xml}', { cwd: tree.root });
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const words = readFileSync(join(tree.root, file), 'utf8');
      for (const own of OWN_WORDS)
        expect(words.includes(own) || words.includes(escaped(own)), `${own} in ${file}`).toBe(false);
    }
  });

  it('every unit test and each test of the server on SQLite passes', {
    timeout: TESTS_TIMEOUT_MS,
  }, async () => {
    expect(await tree.runTests()).toBe(PASSED);
  });
});

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;');
}
