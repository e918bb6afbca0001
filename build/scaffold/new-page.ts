import { screenNames, screenRow } from '../../contract/screens.ts';
import { isPagePath } from '../../server/http/documents/pages.ts';
import type { Name } from './names.ts';
import { insertBefore, type Scaffolded, writeNew } from './scaffolded.ts';

const SCREENS = 'contract/screens.ts';

/** The site omits the page until its text is written. */
export function newPage({ title, slug }: Name): Scaffolded {
  if (!isPagePath(`/${slug}`)) throw new Error(`/${slug} is an address of the server: choose another name.`);
  const file = `client/pages/${slug}/${slug}-page.tsx`;
  writeNew(
    file,
    `import { PageHead } from '../../components/page-head.tsx';
import type { Head, PageProps } from '../../page.ts';

export const head: Head = {
  title: ${JSON.stringify(title)},
  description: 'TODO: for search engines, at most 160 characters.',
};

export function Page({ sheetNumber }: PageProps) {
  return (
    <>
      <PageHead sheetNumber={sheetNumber} title={head.title} />
      <div className="page-width pb-section">
        <p className="max-w-[38em] text-intro">TODO</p>
      </div>
    </>
  );
}
`,
  );
  insertBefore(SCREENS, "  'not-found': '", `  '${slug}': '/${slug}',\n`);
  const row = `  '${slug}': { name: ${JSON.stringify(title)}, sheetNumber: '${freeSheetNumber()}', listedIn: 'Main pages' },\n`;
  insertBefore(SCREENS, "  'not-found': {", row);
  return {
    files: [file, SCREENS],
    next: [
      `write the page in ${file}`,
      `look at its row in ${SCREENS}: where the sitemap lists it, and which files of content/ it tells of`,
      'when it is written, run npm run pictures -- --social, which draws its link preview, and link to it: the header has its links in client/components/header/navigation.ts',
    ],
  };
}

/** The next free hundred of the sheet numbers. */
function freeSheetNumber(): string {
  const hundreds = screenNames.map((screen) =>
    Number(/^A-(\d+)\d\d$/.exec(screenRow(screen).sheetNumber)?.[1] ?? 0),
  );
  return `A-${Math.max(...hundreds) + 1}00`;
}
