import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projects } from '../../content/projects/catalogue.ts';
import { services } from '../../content/services/catalogue.ts';

/** Changes as a developer makes them, each in the files that docs/architecture.md names for it. */

export const PHONE = '(705) 555-0187';

export function changePhone(root: string): void {
  edit(root, 'content/company.ts', /northAmericanNumber\('[^']+'\)/, `northAmericanNumber('${PHONE}')`);
}

const [firstService] = services;
const [{ category: _, location: __, ...firstProject }] = projects;

/** The words of another entry will do; what must differ differs. */
export const addedService = {
  ...firstService,
  id: nextId(services),
  slug: 'sauna-building',
  title: 'Saunas and Steam Rooms',
};

export function addService(root: string): void {
  const { slug } = addedService;
  write(
    root,
    `content/services/${slug}.ts`,
    `import type { Service } from '../service.ts';

export const saunaBuilding = ${JSON.stringify(addedService)} as const satisfies Service;
`,
  );
  edit(root, 'content/services/catalogue.ts', /^/, `import { saunaBuilding } from './${slug}.ts';\n`);
  edit(
    root,
    'content/services/catalogue.ts',
    '\n] as const satisfies readonly Service[]',
    '\n  saunaBuilding,$&',
  );
}

export const addedProject = {
  ...firstProject,
  id: nextId(projects),
  slug: 'cedar-sauna',
  title: 'A cedar sauna under the eaves',
  service: addedService.slug,
};

export function addProject(root: string): void {
  const { slug } = addedProject;
  write(
    root,
    `content/projects/${slug}.ts`,
    `import type { ProjectEntry } from '../project.ts';

export const cedarSauna = ${JSON.stringify(addedProject)} as const satisfies ProjectEntry;
`,
  );
  edit(root, 'content/projects/catalogue.ts', /^/, `import { cedarSauna } from './${slug}.ts';\n`);
  edit(
    root,
    'content/projects/catalogue.ts',
    '\n] as const satisfies readonly Project[]',
    '\n  listedProject(cedarSauna),$&',
  );
}

export const addedPage = { path: '/guarantee', heading: 'Our guarantee' };

export function addPage(root: string): void {
  const { path, heading } = addedPage;
  edit(
    root,
    'contract/screens.ts',
    'export const screens = {',
    `$&\n  guarantee: { pattern: '${path}', name: '${heading}', sheet: 'A-800', listedIn: 'Main pages' },`,
  );
  write(
    root,
    'client/pages/guarantee/guarantee-page.tsx',
    `import type { Head } from '../../head/head.ts';

export function head(): Head {
  return {
    title: '${heading}',
    description: 'What we stand for when the work is done, and for how long, in words that fit on one page.',
    socialPicture: 'home',
  };
}

export function Page() {
  return <h1>${heading}</h1>;
}
`,
  );
}

export const addedField = { name: 'contactTime', label: 'Preferred contact time', column: 'contact_time' };

export function addFormField(root: string): void {
  const { name, label, column } = addedField;
  edit(
    root,
    'contract/forms/contact.ts',
    'export const contactFields = {',
    `$&
  ${name}: textField({
    column: '${column}',
    label: '${label}',
    ownerLabel: '${label}',
    min: 0,
    max: 100,
    message: 'Enter a time of day, or leave it empty.',
  }),`,
  );
  write(
    root,
    'server/database/migrations/contact-time.ts',
    `import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const contactTime: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('contact_messages')
      .addColumn('${column}', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
`,
  );
  const migrate = 'server/database/migrate.ts';
  edit(root, migrate, /^/, "import { contactTime } from './migrations/contact-time.ts';\n");
  edit(root, migrate, '\n};', "\n  '2099-01-01-contact-time': contactTime,$&");
}

function nextId(entries: readonly { readonly id: number }[]): number {
  return Math.max(...entries.map(({ id }) => id)) + 1;
}

/** Once, and only where there is something to replace. */
function edit(root: string, file: string, found: string | RegExp, replacement: string): void {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  const changed = source.replace(found, replacement);
  if (changed === source)
    throw new Error(`${file} has no ${found} any more: say here how it is changed now.`);
  writeFileSync(path, changed);
}

function write(root: string, file: string, source: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
}
