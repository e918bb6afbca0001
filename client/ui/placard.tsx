import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';

/** A dashed frame with the mark, a sentence and a way on: where a list has nothing to show. */
export function Placard({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-2 border border-dashed border-line-firm px-6 py-12">
      <Mark className="mb-3 size-12" />
      <h3 className="font-display text-h3">{title}</h3>
      {text && <p className="text-ink-soft">{text}</p>}
      {children && <div className="mt-2 flex flex-wrap gap-x-6">{children}</div>}
    </div>
  );
}
