import { Button } from '../../ui/button.tsx';
import { downloadResume } from './download-resume.ts';
import { latestOf } from './latest-of.ts';

export function LatestResume({ files }: { files: readonly string[] }) {
  function download() {
    const latest = latestOf(files);
    if (latest === undefined) alert('No files available to download.');
    else downloadResume(latest);
  }
  return (
    <section aria-labelledby="latest-resume" className="grid justify-items-start gap-4">
      <h2 id="latest-resume" className="font-strong">
        Latest resume
      </h2>
      <p className="text-ink-soft">By name: the first in reverse alphabetical order.</p>
      <Button onClick={download}>Download Latest Resume</Button>
    </section>
  );
}
