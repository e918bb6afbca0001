import type { LegalDocument, LegalSection } from '../../content/legal/legal-document.ts';
import { Link } from './link.tsx';
import { PageHead } from './page-head.tsx';
import { Prose } from './prose.tsx';

const TEXT = 'max-w-[38em] lg:col-span-7 lg:col-start-3 print:col-span-full print:max-w-none';

type LegalPageProps = { document: LegalDocument; route: string; sheetNumber: string };

export function LegalPage({ document, route, sheetNumber }: LegalPageProps) {
  const { title, lastUpdated, intro, sections } = document;
  return (
    <>
      <PageHead sheetNumber={sheetNumber} title={title} />
      <div className="page-width grid gap-y-12 pb-section lg:columns-12 lg:items-start print:gap-y-8">
        <div className={`grid gap-4 ${TEXT}`}>
          <p className="text-ink-soft">Last updated {lastUpdated}</p>
          <p className="text-intro">
            <Prose>{intro}</Prose>
          </p>
        </div>
        <Contents sections={sections} route={route} />
        <div className={`grid gap-14 print:gap-8 ${TEXT}`}>
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      </div>
    </>
  );
}

function Contents({ sections, route }: { sections: readonly LegalSection[]; route: string }) {
  return (
    <nav
      aria-labelledby="contents"
      className="max-w-[38em] lg:sticky lg:top-10 lg:col-span-3 lg:col-start-10 lg:row-span-2 lg:row-start-1 print:hidden"
    >
      <h2 id="contents" className="mb-3 text-note font-strong text-ink-soft">
        On this page
      </h2>
      <ul className="border-b border-line sm:max-lg:columns-2 sm:max-lg:gap-gap sm:max-lg:border-b-0">
        {sections.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid border-t border-line">
            <Link
              to={`${route}#${id}`}
              className="flex min-h-11 items-center py-1.5 text-small leading-[1.35] no-underline hover:text-act hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({ section: { id, title, paragraphs, list } }: { section: LegalSection }) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} tabIndex={-1} className="mb-1 font-display text-h3 print:break-after-avoid">
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Prose>{paragraph}</Prose>
        </p>
      ))}
      {list && (
        <dl className="mt-2 border-b border-line">
          {list.map(({ term, text }) => (
            <div
              key={term}
              className="grid gap-x-gap gap-y-1 border-t border-line py-3.5 sm:grid-cols-[9em_minmax(0,1fr)] xl:grid-cols-[11em_minmax(0,1fr)] print:break-inside-avoid"
            >
              <dt className="font-strong">{term}</dt>
              <dd>
                <Prose>{text}</Prose>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
