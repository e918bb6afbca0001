import type { ReactNode } from 'react';

type EmptyStateProps = { title: string; text?: string; children?: ReactNode; className?: string };

/** Replaces a list that has no entries. The children are links to other pages. */
export function EmptyState({ title, text, children, className = '' }: EmptyStateProps) {
  return (
    <div className={`grid gap-y-6 border-y border-ink py-12 lg:columns-12 ${className}`}>
      <h3 className="font-display text-quote lg:col-span-6 lg:col-start-3">{title}</h3>
      <div className="lg:col-span-4 lg:col-start-9 lg:self-end">
        {text && <p className="mb-2 max-w-[34em] text-ink-soft">{text}</p>}
        {children && <div className="flex flex-wrap gap-x-6">{children}</div>}
      </div>
    </div>
  );
}
