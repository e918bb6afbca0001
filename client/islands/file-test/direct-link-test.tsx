import { apiPaths } from '../../../contract/api.ts';
import { withBase } from '../../ui/base-path.ts';

/** A plain link, to tell whether a fault lies in this page or in the server. */
export function DirectLinkTest({ files, isLoading }: { files: readonly string[]; isLoading: boolean }) {
  const [first] = files;
  const address = withBase(first === undefined ? apiPaths.resumes : apiPaths.resume(first));
  return (
    <section aria-labelledby="direct-link" className="grid justify-items-start gap-4">
      <h2 id="direct-link" className="font-strong">
        Direct link test
      </h2>
      <p className="text-ink-soft">
        {first !== undefined && 'The first file, without this page.'}
        {first === undefined &&
          (isLoading ? 'The list itself.' : 'The list itself, as there is no file to link to.')}
      </p>
      <a
        href={address}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center font-mono text-small wrap-anywhere"
      >
        {address}
      </a>
    </section>
  );
}
