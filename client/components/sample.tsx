import type { ReactNode } from 'react';

/** A label with a dashed underline, as drawings show what is not built yet. */
export function SampleMark({ children = 'Sample' }: { children?: string }) {
  return <span className="border-b border-dashed border-current">{children}</span>;
}

/** The sentence that says that a page shows samples. */
export function SampleNote({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <p className={`border-y border-dashed border-line-firm py-3 text-small text-ink-soft ${className}`}>
      {children}
    </p>
  );
}
