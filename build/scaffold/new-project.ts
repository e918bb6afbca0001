import { pictures } from '../../content/pictures.ts';
import { projectEntries } from '../../content/projects/order.ts';
import { services } from '../../content/services/catalogue.ts';
import { camelCase, type Name, nextId } from './names.ts';
import { insertBefore, PICTURES, type Scaffolded, writeNew } from './scaffolded.ts';

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
  description: 'TODO: one sentence for cards, at most 78 characters.',
  completionDate: 'TODO: as in March 2025',
  isFeatured: true,
  cover: pictures['${Object.keys(pictures)[0]}'],
  storyTitle: 'TODO: what this house taught',
  story: ['TODO: the house, the problem, what was found, what was done. Three or four paragraphs.'],
  features: ['TODO: the scope of work, five or more lines.'],
  gallery: [],
  schedule: { house: 'TODO', timeOnSite: 'TODO', permits: 'TODO', area: 'TODO' },
  metaDescription: 'TODO: for search engines, at most 160 characters.',
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
