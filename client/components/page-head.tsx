import type { ReactNode } from 'react';
import { Prose } from './prose.tsx';

type PageHeadProps = {
  /** The sheet number of the page, such as A-203. */
  sheetNumber: string;
  title: ReactNode;
  /** The id of the heading, for `aria-labelledby`. */
  id?: string;
  introduction?: ReactNode;
  backLink?: ReactNode;
  tags?: ReactNode;
  /**
   * `project`, `longProject` and `list` leave room for a picture in the first screen; `sentence` is for a title in full
   * sentences.
   */
  shape?: keyof typeof shapes;
};

const page = {
  header: 'gap-4 pt-[clamp(1.5rem,0.8rem+2.4vw,3.5rem)] pb-[clamp(2rem,1rem+3vw,3.5rem)] lg:gap-y-6',
  title: 'text-h1',
  introduction: '',
} as const;

const project = { ...page, header: 'gap-4 pt-3 pb-6 lg:pt-4 lg:pb-8' } as const;

const shapes = {
  page,
  sentence: { ...page, title: 'text-h2' },
  project,
  longProject: { ...project, title: 'text-h2' },
  list: {
    header: 'gap-3 pt-6 pb-4 lg:gap-y-6 lg:pt-[clamp(2rem,1rem+2vw,3rem)] lg:pb-8',
    title: 'text-[clamp(2.125rem,1.5rem+3.9vw,5rem)] leading-[1.1] tracking-[-0.022em]',
    introduction: 'max-md:hidden',
  },
} as const;

/** After a navigation the heading receives the focus. */
export function PageHead({
  sheetNumber,
  title,
  id,
  introduction,
  backLink,
  tags,
  shape = 'page',
}: PageHeadProps) {
  const style = shapes[shape];
  return (
    <header className={`page-width grid lg:columns-12 lg:items-end ${style.header}`}>
      {backLink && <div className="lg:col-span-full">{backLink}</div>}
      <DimensionLine className="lg:col-span-full" />
      <p
        aria-hidden="true"
        className={`text-note text-ink-soft tabular lg:col-span-2 lg:self-start ${tags ? '' : 'lg:pt-4'}`}
      >
        {sheetNumber}
      </p>
      <div className="lg:col-span-6 lg:col-start-3 lg:self-start">
        {tags}
        <h1 id={id} data-screen-heading="" tabIndex={-1} className={`font-display ${style.title}`}>
          {title}
        </h1>
      </div>
      {introduction && (
        <div
          className={`max-w-[34em] text-balance text-ink-soft lg:col-span-4 lg:col-start-9 lg:pb-1.5 ${style.introduction}`}
        >
          {introduction}
        </div>
      )}
    </header>
  );
}

type SectionHeadProps = {
  /** The section number, such as 01 / 05. Used on Home only. */
  number?: string;
  id: string;
  title: string;
  introduction?: string;
};

export function SectionHead({ number, id, title, introduction }: SectionHeadProps) {
  return (
    <header className="mb-[clamp(2rem,1rem+4vw,4.5rem)] grid gap-4 lg:columns-12 lg:gap-y-6">
      <DimensionLine className="lg:col-span-full" />
      {number && (
        <p aria-hidden="true" className="text-note text-ink-soft tabular lg:col-span-2 lg:pt-3.5">
          {number}
        </p>
      )}
      <h2
        id={id}
        className={`font-display text-h2 lg:col-start-3 ${introduction ? 'lg:col-span-5' : 'lg:col-span-10'}`}
      >
        {title}
      </h2>
      {introduction && (
        <p className="max-w-[34em] text-intro text-balance text-ink-soft lg:col-span-5 lg:col-start-8 lg:pt-2.5">
          <Prose>{introduction}</Prose>
        </p>
      )}
    </header>
  );
}

export function DimensionLine({ className = '' }: { className?: string }) {
  return <div className={`dimension ${className}`} aria-hidden="true" />;
}
