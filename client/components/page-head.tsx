import type { ReactNode } from 'react';
import { Prose } from './prose.tsx';

type PageHeadProps = {
  /** The page's number, as in A-203. */
  sheet: string;
  title: ReactNode;
  /** Of the heading, for what it names. */
  id?: string;
  lead?: ReactNode;
  backLink?: ReactNode;
  tags?: ReactNode;
};

/** The heading takes the focus after a visit. */
export function PageHead({ sheet, title, id, lead, backLink, tags }: PageHeadProps) {
  return (
    <header className="sheet grid gap-4 pt-[clamp(1.5rem,0.8rem+2.4vw,3.5rem)] pb-[clamp(2rem,1rem+3vw,3.5rem)] lg:columns-12 lg:items-end lg:gap-y-6">
      {backLink && <div className="lg:col-span-full">{backLink}</div>}
      <DimensionLine className="lg:col-span-full" />
      <p aria-hidden="true" className="text-note text-ink-soft tabular lg:col-span-2 lg:self-start lg:pt-4">
        {sheet}
      </p>
      <div className="lg:col-span-6 lg:col-start-3">
        {tags}
        <h1 id={id} data-screen-heading="" tabIndex={-1} className="font-display text-h1">
          {title}
        </h1>
      </div>
      {lead && (
        <div className="max-w-[34em] text-balance text-ink-soft lg:col-span-4 lg:col-start-9 lg:pb-1.5">
          {lead}
        </div>
      )}
    </header>
  );
}

type SectionHeadProps = {
  /** As in 02 / 06, on Home alone. */
  sheet?: string;
  id: string;
  title: string;
  lead?: string;
};

export function SectionHead({ sheet, id, title, lead }: SectionHeadProps) {
  return (
    <header className="mb-[clamp(2rem,1rem+4vw,4.5rem)] grid gap-4 lg:columns-12 lg:gap-y-6">
      <DimensionLine className="lg:col-span-full" />
      {sheet && (
        <p aria-hidden="true" className="text-note text-ink-soft tabular lg:col-span-2 lg:pt-3.5">
          {sheet}
        </p>
      )}
      <h2
        id={id}
        className={`font-display text-h2 lg:col-start-3 ${lead ? 'lg:col-span-5' : 'lg:col-span-10'}`}
      >
        {title}
      </h2>
      {lead && (
        <p className="max-w-[34em] text-lead text-balance text-ink-soft lg:col-span-5 lg:col-start-8 lg:pt-2.5">
          <Prose>{lead}</Prose>
        </p>
      )}
    </header>
  );
}

export function DimensionLine({ className = '' }: { className?: string }) {
  return <div className={`dimension ${className}`} aria-hidden="true" />;
}
