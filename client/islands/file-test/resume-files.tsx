import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { downloadResume } from './download-resume.ts';

type ResumeFilesProps = { files: readonly string[]; isLoading: boolean; hasFailed: boolean };

export function ResumeFiles({ files, isLoading, hasFailed }: ResumeFilesProps) {
  return (
    <section aria-labelledby="resume-files" className="grid gap-4">
      <h2 id="resume-files" className="font-strong">
        Resume files
      </h2>
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
              <Button look="line" aria-describedby={`file-${index}`} onClick={() => downloadResume(file)}>
                Download
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
