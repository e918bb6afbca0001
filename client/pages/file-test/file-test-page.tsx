import { PageHead } from '../../components/page-head.tsx';
import { Island } from '../../islands/island.tsx';
import type { Head, PageProps } from '../../page.ts';

export const head: Head = {
  title: 'File test',
  description:
    'For developers: the resume files that this site has received, a download of each, a test of their direct links, and what the browser says of its address.',
};

export function Page({ sheetNumber }: PageProps) {
  return (
    <>
      <PageHead
        sheetNumber={sheetNumber}
        title="File test"
        introduction={
          <p>A tool for developers, not linked from the site: are the resumes there, and do they download?</p>
        }
      />
      <Island name="file-test" hydrate="load" hasPlaceholder />
    </>
  );
}
