import type { ReactNode } from 'react';

/** In the line of the service: dashed, like a line that is not built yet. */
export function SampleMark({ children = 'Sample' }: { children?: string }) {
  return <span className="border-b border-dashed border-current">{children}</span>;
}

/** The sentence of a page that shows samples. */
export function SampleNote({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <p className={`border-y border-dashed border-line-firm py-3 text-small text-ink-soft ${className}`}>
      {children}
    </p>
  );
}
