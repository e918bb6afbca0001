import { serviceEntries } from '../../content/services/order.ts';
import { camelCase, type Name, nextId } from './names.ts';
import { ANY_PICTURE, insertBefore, PICTURES, type Scaffolded, writeNew } from './scaffolded.ts';

const ORDER = 'content/services/order.ts';

/** The entry type-checks from the start; the site omits it until its text is written. */
export function newService({ title, slug }: Name): Scaffolded {
  const file = `content/services/${slug}.ts`;
  const name = camelCase(slug);
  writeNew(
    file,
    `import { pictures } from '../pictures.ts';
import type { Service } from '../service.ts';

export const ${name} = {
  id: ${nextId(serviceEntries)},
  slug: '${slug}',
  title: ${JSON.stringify(title)},
  shortDescription: 'TODO: one sentence for cards, 40 to 85 characters.',
  iconName: '${serviceEntries[0].iconName}',
  picture: ${ANY_PICTURE},
  projectType: 'Other',
  fullDescription: ['TODO: two to four paragraphs, the first of one or two sentences.'],
  features: ['TODO: eight to ten lines of at most 60 characters.'],
  metaDescription: 'TODO: for search engines, 110 to 160 characters.',
} as const satisfies Service;
`,
  );
  insertBefore(
    ORDER,
    "import type { Service } from '../service.ts';",
    `import { ${name} } from './${slug}.ts';\n`,
  );
  insertBefore(ORDER, '] as const satisfies readonly Service[]', `  ${name},\n`);
  return {
    files: [file, ORDER],
    next: [
      `write its words in ${file}: content/service.ts says what each is for`,
      `choose its place in ${ORDER}`,
      ...PICTURES,
    ],
  };
}
