import type { ReactNode } from 'react';
import { apiPaths, type ResumeListResponse } from '../../../contract/api.ts';
import { useApi } from '../../queries/use-api.ts';
import { withBase } from '../../ui/base-path.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EnvironmentInfo } from './environment-info.tsx';

/** Long, because the browser may first ask for the operator's password. */
const PASSWORD_TIMEOUT_MS = 10 * 60_000;

export function FileTest() {
  const { data, isPending, isError } = useApi<ResumeListResponse>(apiPaths.resumes, {
    isExpected: isResumeList,
    timeoutMs: PASSWORD_TIMEOUT_MS,
  });
  const files = data?.files ?? [];
  return (
    <div className="page-width grid gap-x-gap gap-y-6 pb-section lg:columns-12 lg:items-start">
      <div className="grid border-2 border-dashed border-ink-soft lg:col-span-7">
        <ResumeFiles files={files} isLoading={isPending} hasFailed={isError} />
        <LatestResume files={files} />
        <DirectLinkTest files={files} isLoading={isPending} />
      </div>
      <EnvironmentInfo />
    </div>
  );
}

function isResumeList(body: unknown): boolean {
  return Array.isArray((body as Partial<ResumeListResponse> | null)?.files);
}

type SectionProps = { id: string; title: string; className?: string; children: ReactNode };

function Section({ id, title, className = '', children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={`grid gap-4 p-[clamp(1.25rem,1rem+1vw,2rem)] not-last:border-b not-last:border-dashed ${className}`}
    >
      <h2 id={id} className="font-strong">
        {title}
      </h2>
      {children}
    </section>
  );
}

function downloadResume(file: string): void {
  window.open(withBase(apiPaths.resume(file)), '_blank');
}

type FilesProps = { files: readonly string[] };
type ResumeFilesProps = FilesProps & { isLoading: boolean; hasFailed: boolean };

function ResumeFiles({ files, isLoading, hasFailed }: ResumeFilesProps) {
  return (
    <Section id="resume-files" title="Resume files" className="noscript:hidden">
      <div role="status">
        {isLoading && <p>Loading files...</p>}
        {hasFailed && <p className="font-strong text-brick">Could not load files. Please try again later.</p>}
        {!isLoading && !hasFailed && files.length === 0 && <p>No resume files found.</p>}
      </div>
      {files.length > 0 && (
        <ul className="border-b border-line">
          {files.map((file, index) => (
            <li key={file} className="flex items-center gap-4 border-t border-line py-2">
              <Icon name="file" className="text-oak" />
              <span id={`file-${index}`} className="min-w-0 flex-1 font-mono text-small wrap-anywhere">
                {file}
              </span>
              <Button
                variant="outline"
                aria-describedby={`file-${index}`}
                onClick={() => downloadResume(file)}
              >
                Download
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The last file by name, whatever its date: a fixed behaviour, see docs/behaviours.md. */
export function latestOf(files: readonly string[]): string | undefined {
  return files.toSorted().at(-1);
}

function LatestResume({ files }: FilesProps) {
  function download() {
    const latest = latestOf(files);
    if (latest === undefined) alert('No files available to download.');
    else downloadResume(latest);
  }
  return (
    <Section id="latest-resume" title="Latest resume" className="justify-items-start noscript:hidden">
      <p className="text-ink-soft">By name: the first in reverse alphabetical order.</p>
      <Button onClick={download}>Download Latest Resume</Button>
    </Section>
  );
}

/** A plain link, to tell an error of this page from an error of the server. */
function DirectLinkTest({ files: [first], isLoading }: FilesProps & { isLoading: boolean }) {
  const url = withBase(first === undefined ? apiPaths.resumes : apiPaths.resume(first));
  return (
    <Section id="direct-link" title="Direct link test" className="justify-items-start">
      <p className="text-ink-soft">
        {first !== undefined && 'The first file, without this page.'}
        {first === undefined &&
          (isLoading ? 'The list itself.' : 'The list itself, as there is no file to link to.')}
      </p>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center font-mono text-small wrap-anywhere"
      >
        {url}
      </a>
    </Section>
  );
}
