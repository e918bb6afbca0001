import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextId } from '../../build/scaffold/names.ts';
import { projects } from '../../content/projects/catalogue.ts';
import { projectEntries } from '../../content/projects/order.ts';
import { services } from '../../content/services/catalogue.ts';
import { edit } from './edit.ts';

/** Changes as a developer makes them, each in the files that docs/architecture.md names for it. */

export const PHONE = '(705) 555-0187';

export function changePhone(root: string): void {
  edit(root, 'content/company.ts', /northAmericanNumber\('[^']+'\)/, `northAmericanNumber('${PHONE}')`);
}

const [firstService] = services;
const [firstProject] = projectEntries;

/** The text of another entry; only what must be unique differs. */
export const addedService = {
  ...firstService,
  id: nextId(services),
  slug: 'sauna-building',
  title: 'Saunas and Steam Rooms',
};

export function addService(root: string): void {
  const { slug, id: _, ...words } = addedService;
  begin(root, 'service', slug);
  fillIn(root, `content/services/${slug}.ts`, words);
}

export const addedProject = {
  ...firstProject,
  id: nextId(projects),
  slug: 'cedar-sauna',
  title: 'A cedar sauna under the eaves',
  service: addedService.slug,
};

export function addProject(root: string): void {
  const { slug, id: _, ...words } = addedProject;
  begin(root, 'project', slug);
  fillIn(root, `content/projects/${slug}.ts`, words);
}

export const addedPage = { path: '/guarantee', heading: 'Our guarantee' };

export function addPage(root: string): void {
  const { path, heading } = addedPage;
  const page = path.slice(1);
  begin(root, 'page', page);
  const file = `client/pages/${page}/${page}-page.tsx`;
  edit(root, file, /'TODO[^']*'/, "'What we stand for when the work is done, and for how long.'");
  edit(root, file, /title: '[^']*'/, `title: '${heading}'`);
  edit(root, file, / title="[^"]*"/, ` title="${heading}"`);
  edit(root, file, 'TODO', 'Two years.');
}

export function begin(root: string, kind: string, name: string): void {
  execFileSync(process.execPath, ['scripts/new.ts', kind, name], { cwd: root, stdio: 'ignore' });
}

/** Writes the fields of an entry that `npm run new` has begun. Those that it has not begun come at the end. */
function fillIn(root: string, file: string, words: Readonly<Record<string, unknown>>): void {
  const path = join(root, file);
  let source = readFileSync(path, 'utf8');
  for (const [field, value] of Object.entries(words)) {
    const begun = new RegExp(`^  ${field}:[\\s\\S]*?,\\n(?=  \\w+:|\\} as)`, 'm');
    source = source
      .replace(begun, '')
      .replace('} as const', () => `  ${field}: ${JSON.stringify(value)},\n} as const`);
  }
  writeFileSync(path, source);
}
