import { pictures } from '../../content/pictures.ts';
import { services } from '../../content/services/catalogue.ts';
import { insertBefore, writeNew } from './files.ts';
import { camelCase, nextId, titleCase } from './names.ts';
import { PICTURES, type Scaffolded } from './scaffolded.ts';

const CATALOGUE = 'content/services/catalogue.ts';

/** Valid from the start, so that the site can be looked at while its words are written. */
export function newService(slug: string): Scaffolded {
  const file = `content/services/${slug}.ts`;
  const name = camelCase(slug);
  writeNew(
    file,
    `import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

export const ${name} = {
  id: ${nextId(services)},
  slug: '${slug}',
  title: '${titleCase(slug)}',
  shortDescription: 'TODO: one sentence for cards, at most 85 characters.',
  iconName: '${services[0].iconName}',
  picture: pictures['${Object.keys(pictures)[0]}'],
  projectType: 'Other',
  fullDescription: ['TODO: two or three paragraphs.'],
  features: ['TODO: eight to ten lines.'],
  metaDescription: 'TODO: for search engines, at most 160 characters.',
} as const satisfies Service;
`,
  );
  insertBefore(
    CATALOGUE,
    "import type { Service } from '../service.ts';",
    `import { ${name} } from './${slug}.ts';\n`,
  );
  insertBefore(CATALOGUE, '] as const satisfies readonly Service[]', `  ${name},\n`);
  return {
    files: [file, CATALOGUE],
    next: [
      `write its words in ${file}`,
      `choose its place in ${CATALOGUE}`,
      PICTURES,
      'its icon and its choice in the estimate form stand in client/islands/home-services/service-icon.tsx and content/project-types.ts',
    ],
  };
}
