import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitemapXml } from '../server/http/documents/search-files.ts';
import { filesChangedBy } from './changed-files.ts';
import {
  addedField,
  addedPage,
  addedProject,
  addedService,
  addFormField,
  addPage,
  addProject,
  addService,
  changePhone,
  PHONE,
} from './changes/changes.ts';
import { type CopiedTree, copyTree, PASSED } from './copied-tree.ts';

let tree: CopiedTree;
const touched: Record<string, string[]> = {};

beforeAll(() => {
  tree = copyTree();
  for (const [change, make] of Object.entries({ changePhone, addService, addProject, addPage, addFormField }))
    touched[change] = filesChangedBy(tree.root, () => make(tree.root));
});

afterAll(() => tree.remove());

function documentAt(path: string): string {
  return readFileSync(join(tree.root, `dist/documents${path}.html`), 'utf8');
}

/** Without soft hyphens and word-break elements. */
function headingOf(html: string): string {
  const [, heading = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return heading.replace(/<[^>]*>|\u00ad/g, '');
}

describe('what a change touches', () => {
  it('is as little as the architecture says', () => {
    expect(touched).toEqual({
      changePhone: ['content/company.ts'],
      addService: ['content/services/catalogue.ts', `content/services/${addedService.slug}.ts`],
      addProject: [`content/projects/${addedProject.slug}.ts`, 'content/projects/catalogue.ts'].toSorted(),
      addPage: ['client/pages/guarantee/guarantee-page.tsx', 'contract/screens.ts'],
      addFormField: [
        'contract/forms/contact.ts',
        'server/database/migrate.ts',
        'server/database/migrations/contact-time.ts',
      ],
    });
  });

  it.each(globSync('tsconfig.*.json'))('leaves the types of %s in order', async (project) => {
    expect(await tree.run('node_modules/typescript/bin/tsc', '-p', project)).toBe(PASSED);
  });
});

it('finds every text of the new page written', async () => {
  const test = 'client/pages/pages.test.ts';
  expect(await tree.run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', test)).toBe(PASSED);
});

describe('the site after these changes', () => {
  beforeAll(async () => {
    expect(await tree.run('scripts/build.ts')).toBe(PASSED);
  });

  it('shows the new phone number, and no other, on every document', () => {
    for (const file of globSync('dist/documents/**/*.html', { cwd: tree.root })) {
      const numbers = readFileSync(join(tree.root, file), 'utf8').match(/href="tel:[^"]+"/g);
      expect([file, new Set(numbers)]).toEqual([file, new Set([`href="tel:+1${PHONE.replace(/\D/g, '')}"`])]);
    }
  });

  it('has a page for the new service, which menu and footer of every page lead to', () => {
    const path = `/services/${addedService.slug}`;
    expect(headingOf(documentAt(path))).toBe(addedService.title);
    const [, header = '', footer = ''] =
      /<header\b(.*?)<\/header>.*<footer\b(.*?)<\/footer>/s.exec(documentAt('/about')) ?? [];
    for (const part of [header, footer]) expect(part).toContain(`href="${path}"`);
  });

  it('has a page for the new project, which the list and its service lead to', () => {
    const path = `/projects/${addedProject.id}`;
    expect(headingOf(documentAt(path))).toBe(addedProject.title);
    for (const from of ['/projects', `/services/${addedService.slug}`])
      expect(documentAt(from)).toContain(`href="${path}"`);
  });

  it('has the new page at its path, in the sitemap and in sitemap.xml', () => {
    expect(headingOf(documentAt(addedPage.path))).toBe(addedPage.heading);
    expect(documentAt('/sitemap')).toContain(`href="${addedPage.path}"`);
    const documents = JSON.parse(readFileSync(join(tree.root, 'dist/documents.json'), 'utf8'));
    expect(sitemapXml(documents, 'https://renovations.example')).toContain(
      `<loc>https://renovations.example${addedPage.path}</loc>`,
    );
  });

  it('asks for the new field', () => {
    for (const path of ['/index', '/contact']) {
      expect(documentAt(path)).toContain(`name="${addedField.name}"`);
      expect(documentAt(path)).toContain(addedField.label);
    }
  });

  it('stores, mails and shows in the inbox what is typed into it', async () => {
    const test = 'server/contact-messages/added-field.test.ts';
    cpSync('testing/changes/added-field.ts', join(tree.root, test));
    expect(await tree.run('node_modules/vitest/vitest.mjs', 'run', '--project', 'server', test)).toBe(PASSED);
  });
});
