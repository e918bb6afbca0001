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
    <div className="sheet grid gap-x-gap gap-y-6 pb-section lg:columns-12 lg:items-start">
      <div className="grid border-2 border-dashed border-ink-soft lg:col-span-7 *:p-[clamp(1.25rem,1rem+1vw,2rem)] not-last:*:border-b not-last:*:border-dashed">
        <ResumeFiles files={files} isLoading={isPending} hasFailed={isError} />
        <LatestResume files={files} />
        <DirectLinkTest files={files} isLoading={isPending} />
      </div>
      <EnvironmentInfo className="lg:col-span-5" />
    </div>
  );
}
