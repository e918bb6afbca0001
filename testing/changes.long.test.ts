import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChangedFiles, filesChangedBy } from './changed-files.ts';
import { addedFields, addFormFields, describeFormFields, fieldFiles } from './changes/added-fields.ts';
import {
  addedPage,
  addedProject,
  addedService,
  addPage,
  addProject,
  addService,
  changePhone,
  drawLinkPreviews,
  PHONE,
} from './changes/changes.ts';
import { type CopiedTree, copyTree, PASSED, TESTS_TIMEOUT_MS } from './copied-tree.ts';
import { RENDERED_SITE_URL, renderDocuments } from './rendered-documents.ts';

/** Fixes the services and projects of the sample company, so adding one requires a deliberate change of it. */
const OF_THE_SAMPLE = 'content/specification.test.ts';

const changes = { changePhone, addService, addProject, addPage, addFormFields, describeFormFields };

let tree: CopiedTree;
let documents: ReadonlyMap<string, string>;
const touched: Record<string, ChangedFiles> = {};
/** The test output about a field that the privacy policy does not name yet. */
let privacyReport: string;

beforeAll(async () => {
  tree = copyTree();
  for (const [change, make] of Object.entries(changes)) {
    if (make === describeFormFields) privacyReport = await tree.runTests('contract/forms/privacy.test.ts');
    touched[change] = await filesChangedBy(tree.root, async () => {
      await make(tree.root);
      drawLinkPreviews(tree.root);
    });
  }
  const test = readFileSync('testing/changes/added-fields-test.ts', 'utf8');
  const folder = 'server/features/contact-messages';
  const imports = (_: string, path: string) => `from '${relative(folder, join('testing/changes', path))}'`;
  writeFileSync(join(tree.root, folder, 'added-fields.test.ts'), test.replace(/from '(\.[^']+)'/g, imports));
}, 240_000);

afterAll(() => tree.remove());

function documentAt(path: string): string {
  return documents.get(path) ?? '';
}

/** Removes soft hyphens and word-break elements. */
function headingOf(html: string): string {
  const [, heading = ''] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return heading.replace(/<[^>]*>|\u00ad/g, '');
}

describe('what a change touches', () => {
  it('is as little as the architecture says', () => {
    const written = Object.entries(touched).map(([change, files]) => [change, files.written]);
    expect(Object.fromEntries(written)).toEqual({
      changePhone: ['content/company.ts'],
      addService: [
        'content/pictures.ts',
        'content/services/order.ts',
        `content/services/${addedService.slug}.ts`,
      ],
      addProject: [
        'content/pictures.ts',
        `content/projects/${addedProject.slug}.ts`,
        'content/projects/order.ts',
      ],
      addPage: [`client/pages${addedPage.path}${addedPage.path}-page.tsx`, 'contract/screens.ts'],
      addFormFields: [fieldFiles.form, fieldFiles.migration],
      describeFormFields: [fieldFiles.policy],
    });
  });

  it('asks for the privacy policy by name when a form asks for more', () => {
    for (const { label } of Object.values(addedFields))
      expect(privacyReport).toContain(`asks for \\"${label}\\". Say in ${fieldFiles.policy}`);
  });

  it('makes the link preview and the photograph of what is new, and no other', () => {
    const previews = Object.entries(touched).map(([change, { made }]) => [
      change,
      made.filter((file) => file.startsWith('content/public/social/')),
    ]);
    expect(Object.fromEntries(previews)).toEqual({
      changePhone: [],
      addService: [`content/public/social/services/${addedService.slug}.jpg`],
      addProject: [`content/public/social/projects/${addedProject.id}.jpg`],
      addPage: [`content/public/social${addedPage.path}.jpg`],
      addFormFields: [],
      describeFormFields: [],
    });
    for (const file of touched.addService?.made ?? []) expect(file).toContain(addedService.slug);
    for (const change of ['changePhone', 'addPage', 'addFormFields'])
      expect(touched[change]?.made.filter((file) => file.includes('/pictures/'))).toEqual([]);
  });

  it.each(globSync('tsconfig.*.json'))('leaves the types of %s in order', async (project) => {
    expect(await tree.run('node_modules/typescript/bin/tsc', '-p', project)).toBe(PASSED);
  });
});

describe('the site after these changes', () => {
  beforeAll(async () => {
    expect(await tree.run('scripts/build.ts')).toBe(PASSED);
    documents = await renderDocuments(tree.root);
  });

  it('passes every unit test and each test of the server on SQLite', {
    timeout: TESTS_TIMEOUT_MS,
  }, async () => {
    expect(await tree.runTests('--exclude', OF_THE_SAMPLE)).toBe(PASSED);
  });

  it('shows the new phone number, and no other, on every document', () => {
    for (const [path, text] of documents) {
      if (extname(path)) continue;
      const numbers = text.match(/href="tel:[^"]+"/g);
      expect([path, new Set(numbers)]).toEqual([path, new Set([`href="tel:+1${PHONE.replace(/\D/g, '')}"`])]);
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
    expect(documentAt('/sitemap.xml')).toContain(`<loc>${RENDERED_SITE_URL}${addedPage.path}</loc>`);
  });

  it('asks for the new fields', () => {
    for (const path of ['/', '/contact'])
      for (const [name, { label }] of Object.entries(addedFields)) {
        expect(documentAt(path)).toContain(`name="${name}"`);
        expect(documentAt(path)).toContain(label);
      }
  });
});
