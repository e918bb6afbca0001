import type { ReactNode } from 'react';
import { Mark } from './mark.tsx';

type EmptyStateProps = { title: string; text?: string; children?: ReactNode };

/** Where a list has no entries; the children are links to elsewhere. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-2 border border-dashed border-line-firm px-6 py-12">
      <Mark className="mb-3 size-12" />
      <h3 className="font-display text-h3">{title}</h3>
      {text && <p className="text-ink-soft">{text}</p>}
      {children && <div className="mt-2 flex flex-wrap gap-x-6">{children}</div>}
    </div>
  );
}
