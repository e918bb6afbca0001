import { projectEntries } from '../../content/projects/order.ts';
import { services } from '../../content/services/catalogue.ts';
import { camelCase, type Name, nextId } from './names.ts';
import { ANY_PICTURE, insertBefore, PICTURES, type Scaffolded, writeNew } from './scaffolded.ts';

const ORDER = 'content/projects/order.ts';

/** The entry type-checks from the start; the site omits it until its text is written. */
export function newProject({ title, slug }: Name): Scaffolded {
  const file = `content/projects/${slug}.ts`;
  const name = camelCase(slug);
  writeNew(
    file,
    `import { pictures } from '../pictures.ts';
import type { ProjectEntry } from '../project.ts';

export const ${name} = {
  id: ${nextId(projectEntries)},
  slug: '${slug}',
  title: ${JSON.stringify(title)},
  service: '${services[0].slug}',
  city: 'TODO',
  description: 'TODO: one sentence for cards, 40 to 78 characters.',
  completionDate: 'TODO: as in March 2025',
  isFeatured: true,
  cover: ${ANY_PICTURE},
  storyTitle: 'TODO: what this house taught',
  story: ['TODO: the house, the problem, what was found, what was done. Three or four paragraphs of 260 to 520 characters.'],
  features: ['TODO: the scope of work, five or more lines of at most 60 characters.'],
  gallery: [],
  schedule: { house: 'TODO', timeOnSite: 'TODO', permits: 'TODO', area: 'TODO' },
  metaDescription: 'TODO: for search engines, 110 to 158 characters.',
} as const satisfies ProjectEntry;
`,
  );
  insertBefore(
    ORDER,
    "import type { ProjectEntry } from '../project.ts';",
    `import { ${name} } from './${slug}.ts';\n`,
  );
  insertBefore(ORDER, '] as const satisfies readonly ProjectEntry[]', `  ${name},\n`);
  return {
    files: [file, ORDER],
    next: [`write its words in ${file}, and name its service`, `choose its place in ${ORDER}`, ...PICTURES],
  };
}
