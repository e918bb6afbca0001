import { screens } from '../../contract/screens.ts';
import { insertBefore, writeNew } from './files.ts';
import { titleCase } from './names.ts';
import type { Scaffolded } from './scaffolded.ts';

const SCREENS = 'contract/screens.ts';

export function newPage(slug: string): Scaffolded {
  const file = `client/pages/${slug}/${slug}-page.tsx`;
  const title = titleCase(slug);
  writeNew(
    file,
    `import { PageHead } from '../../components/page-head.tsx';
import type { Head, PageProps } from '../../page.ts';

export const head: Head = {
  title: '${title}',
  description: 'TODO: for search engines, at most 160 characters.',
};

export function Page({ sheet }: PageProps) {
  return (
    <>
      <PageHead sheet={sheet} title="${title}" />
      <div className="sheet pb-section">
        <p className="max-w-[38em] text-lead">TODO</p>
      </div>
    </>
  );
}
`,
  );
  const row = `  '${slug}': { pattern: '/${slug}', name: '${title}', sheet: '${freeSheet()}', listedIn: 'Main pages' },\n`;
  insertBefore(SCREENS, "  'not-found':", row);
  return {
    files: [file, SCREENS],
    next: [
      `write the page in ${file}`,
      `look at its row in ${SCREENS}: where the sitemap lists it, and which files of content/ it tells of`,
      'a link to it in the header stands in client/components/header/navigation.ts',
    ],
  };
}

/** The next free hundred of the sheet numbers. */
function freeSheet(): string {
  const hundreds = Object.values(screens).map(({ sheet }) => Number(/^A-(\d+)\d\d$/.exec(sheet)?.[1] ?? 0));
  return `A-${Math.max(...hundreds) + 1}00`;
}
