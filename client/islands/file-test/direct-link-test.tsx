import { apiPaths } from '../../../contract/api.ts';
import { withBase } from '../../ui/base-path.ts';

/** A plain link, to tell whether a fault lies in this page or in the server. */
export function DirectLinkTest({ files }: { files: readonly string[] }) {
  const [first] = files;
  const address = withBase(first === undefined ? apiPaths.resumes : apiPaths.resume(first));
  return (
    <section aria-labelledby="direct-link" className="grid justify-items-start gap-4">
      <h2 id="direct-link" className="font-display text-h3">
        Direct link test
      </h2>
      <p className="text-ink-soft">
        {first === undefined
          ? 'The list itself, as there is no file yet.'
          : 'The first file, without this page.'}
      </p>
      <a
        href={address}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center wrap-anywhere"
      >
        {address}
      </a>
    </section>
  );
}
