import type { ReactNode } from 'react';
import { Prose } from './prose.tsx';
import { SampleNote } from './sample.tsx';

/** Components shared by our sample documents, the estimate and the weekly report. */

/** Says that the document is a sample, with that word first. */
export function SamplePaperNote({ children }: { children: string }) {
  return (
    <div className="page-width -mt-2 mb-8 lg:columns-12 print:mt-0 print:mb-3">
      <SampleNote className="lg:col-span-10 lg:col-start-3 print:col-span-full print:py-1">
        <b className="text-ink">A sample</b>
        <Prose>{children}</Prose>
      </SampleNote>
    </div>
  );
}

export type AmountRow = { readonly name: string; readonly amount: string; readonly isTotal?: boolean };

/** A list with names on the left and amounts on the right. */
export function AmountList({ rows, className = '' }: { rows: readonly AmountRow[]; className?: string }) {
  return (
    <dl className={`border-t border-ink text-small leading-[1.45] tabular ${className}`}>
      {rows.map(({ name, amount, isTotal }) => (
        <div
          key={name}
          className={`flex flex-wrap items-baseline gap-x-4 border-b py-2.5 print:py-0.75 ${isTotal ? 'border-ink font-bold' : ''}`}
        >
          {/* With large text the amount wraps below the name instead of breaking. */}
          <dt className={`flex-[1_1_6.5rem] ${isTotal ? '' : 'text-ink-soft'}`}>
            <Prose>{name}</Prose>
          </dt>
          <dd className="ml-auto max-w-full flex-none text-right">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A list of sentences separated by hairlines. */
export function RuledList({ children }: { children: readonly string[] }) {
  return (
    <ul className="border-t border-ink text-small">
      {children.map((sentence) => (
        <li key={sentence} className="border-b py-2.5 print:py-0.75">
          <Prose>{sentence}</Prose>
        </li>
      ))}
    </ul>
  );
}

export function PaperColumn({ title, children, className }: ColumnProps) {
  return (
    <section className={`grid content-start gap-3 ${className} print:gap-1`}>
      <h2 className="font-display text-h3">{title}</h2>
      {children}
    </section>
  );
}

type ColumnProps = { title: string; children: ReactNode; className: string };
