import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { nextId } from '../../build/scaffold/names.ts';
import type { ProjectEntry } from '../../content/project.ts';
import { projectEntries } from '../../content/projects/order.ts';
import { serviceEntries } from '../../content/services/order.ts';
import { edit } from './edit.ts';

/** Changes as a developer makes them, each in the files that docs/architecture.md names for it. */

export const PHONE = '(705) 555-0187';

export async function changePhone(root: string): Promise<void> {
  edit(root, 'content/company.ts', /northAmericanNumber\('[^']+'\)/, `northAmericanNumber('${PHONE}')`);
}

/** The text of an existing entry; only what must be unique differs. */
const [{ picture: _, ...serviceModel }] = serviceEntries;
const [firstProject] = projectEntries;
const { cover: __, gallery: ___, beforeAndAfter, drawing, ...projectModel }: ProjectEntry = firstProject;

export const addedService = {
  ...serviceModel,
  id: nextId(serviceEntries),
  slug: 'saunas-and-steam-rooms',
  title: 'Saunas and Steam Rooms',
  shortDescription: 'Cedar benches, a heater of the right size, and walls that dry by themselves.',
  metaDescription:
    'Saunas and steam rooms for houses with cold winters: what the heater needs, how the walls dry, and which permit the wiring takes.',
};

export async function addService(root: string): Promise<void> {
  const { slug, title, id: _, ...words } = addedService;
  begin(root, 'service', title);
  const file = `content/services/${slug}.ts`;
  fillIn(root, file, words);
  await addPhotograph(root, file, {
    name: `${slug}-service`,
    alt: 'Sauna lined with pale cedar, two benches one above the other and a black heater.',
  });
}

export const addedProject = {
  ...projectModel,
  id: nextId(projectEntries),
  slug: 'a-cedar-sauna-under-the-eaves',
  title: 'A cedar sauna under the eaves',
  description: 'A sauna where the roof is low, warm within half an hour of a winter evening.',
  service: addedService.slug,
};

export async function addProject(root: string): Promise<void> {
  const { slug, title, id: _, ...words } = addedProject;
  begin(root, 'project', title);
  const file = `content/projects/${slug}.ts`;
  fillIn(root, file, words);
  await addPhotograph(root, file, {
    name: slug,
    alt: 'Low room under a sloped roof, lined with cedar, with one long bench and a small window.',
  });
}

export const addedPage = { path: '/our-guarantee', heading: 'Our Guarantee' };

export async function addPage(root: string): Promise<void> {
  const { path, heading } = addedPage;
  const page = path.slice(1);
  begin(root, 'page', heading);
  const file = `client/pages/${page}/${page}-page.tsx`;
  edit(root, file, /'TODO[^']*'/, "'What we stand for when the work is done, and for how long.'");
  edit(root, file, 'TODO', 'Two years.');
}

/** The last of the steps that `npm run new` names. */
export function drawLinkPreviews(root: string): void {
  run(root, 'scripts/pictures.ts', '--social');
}

export function begin(root: string, kind: string, name: string): void {
  run(root, 'scripts/new.ts', kind, name);
}

/** Adds a photograph, and uses it instead of the one that `npm run new` borrowed. */
async function addPhotograph(
  root: string,
  file: string,
  { name, alt }: { name: string; alt: string },
): Promise<void> {
  const originals = join(root, 'originals');
  mkdirSync(originals);
  const cedar = { width: 1800, height: 1200, channels: 3, background: '#c89f6b' } as const;
  await sharp({ create: cedar }).toFile(join(originals, `${name}.jpg`));
  run(root, 'scripts/pictures.ts', originals);
  rmSync(originals, { recursive: true });
  edit(root, 'content/pictures.ts', /'TODO[^']*'/, `'${alt}'`);
  edit(root, file, /: pictures(\.\w+|\['[^']+'\])/, `: pictures['${name}']`);
}

function run(root: string, ...program: string[]): void {
  execFileSync(process.execPath, program, { cwd: root, stdio: 'pipe' });
}

/**
 * Fills in the fields of an entry that `npm run new` has scaffolded. Fields that it has not scaffolded are appended.
 */
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
