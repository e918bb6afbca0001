import { apiPaths, type ResumeListAnswer } from '../../../contract/api.ts';
import { Queries, useCall } from '../../queries/queries.tsx';
import { DirectLinkTest } from './direct-link-test.tsx';
import { EnvironmentInfo } from './environment-info.tsx';
import { LatestResume } from './latest-resume.tsx';
import { ResumeFiles } from './resume-files.tsx';

export function FileTest() {
  return (
    <Queries>
      <CalledFiles />
    </Queries>
  );
}

function CalledFiles() {
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
