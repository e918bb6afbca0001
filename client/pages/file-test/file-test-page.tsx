import { apiPaths, type ResumeListAnswer } from '../../../contract/api.ts';
import { sheetOf } from '../../../contract/sheets.ts';
import { PageHead } from '../../components/sheet-head.tsx';
import type { Head } from '../../head/head.ts';
import { Queries, useCall } from '../../queries/queries.tsx';
import { DirectLinkTest } from './direct-link-test.tsx';
import { EnvironmentInfo } from './environment-info.tsx';
import { LatestResume } from './latest-resume.tsx';
import { ResumeFiles } from './resume-files.tsx';

export function head(): Head {
  return {
    title: 'File test',
    description:
      'For developers: the resume files that this site has received, a download of each, a test of their direct links, and what the browser says of its address.',
    socialPicture: 'home',
    isIndexable: false,
  };
}

export function Page() {
  return (
    <Queries>
      <PageHead
        sheet={sheetOf({ screen: 'file-test', id: '' }, new URLSearchParams()).number}
        title="File test"
        lead={<p>For developers: are the resumes there, and do they come down?</p>}
      />
      <FileTest />
    </Queries>
  );
}

function FileTest() {
  const { data, isPending, isError } = useCall<ResumeListAnswer>(apiPaths.resumes);
  const files = data?.files ?? [];
  return (
    <div className="sheet grid gap-x-gap gap-y-12 pb-section lg:columns-12 lg:items-start">
      <div className="grid gap-12 lg:col-span-6 lg:col-start-3">
        <ResumeFiles files={files} isLoading={isPending} hasFailed={isError} />
        <LatestResume files={files} />
        <DirectLinkTest files={files} />
      </div>
      <EnvironmentInfo className="lg:col-span-4" />
    </div>
  );
}
