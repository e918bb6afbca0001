import { pictures } from '../../content/pictures.ts';
import { projects } from '../../content/projects/catalogue.ts';
import { services } from '../../content/services/catalogue.ts';
import { insertBefore, writeNew } from './files.ts';
import { camelCase, nextId, titleCase } from './names.ts';
import { PICTURES, type Scaffolded } from './scaffolded.ts';

const CATALOGUE = 'content/projects/catalogue.ts';

/** Valid from the start, so that the site can be looked at while its words are written. */
export function newProject(slug: string): Scaffolded {
  const file = `content/projects/${slug}.ts`;
  const name = camelCase(slug);
  writeNew(
    file,
    `import { pictures } from '../pictures.ts';
import type { ProjectEntry } from '../project.ts';

export const ${name} = {
  id: ${nextId(projects)},
  slug: '${slug}',
  title: '${titleCase(slug)}',
  service: '${services[0].slug}',
  city: 'TODO',
  description: 'TODO: one sentence for cards, at most 78 characters.',
  completionDate: 'TODO: as in March 2025',
  isFeatured: true,
  cover: pictures['${Object.keys(pictures)[0]}'],
  storyTitle: 'TODO: what this house taught',
  story: ['TODO: the house, the problem, what was found, what was done. Three or four paragraphs.'],
  features: ['TODO: the scope of work, five or more lines.'],
  morePictures: [],
  schedule: { house: 'TODO', timeOnSite: 'TODO', permits: 'TODO', area: 'TODO' },
  metaDescription: 'TODO: for search engines, at most 160 characters.',
} as const satisfies ProjectEntry;
`,
  );
  insertBefore(
    CATALOGUE,
    "import type { Project } from '../project.ts';",
    `import { ${name} } from './${slug}.ts';\n`,
  );
  insertBefore(CATALOGUE, '] as const satisfies readonly Project[]', `  listedProject(${name}),\n`);
  return {
    files: [file, CATALOGUE],
    next: [`write its words in ${file}, and name its service`, `choose its place in ${CATALOGUE}`, PICTURES],
  };
}
