import type { ReactNode } from 'react';
import { Mark } from '../ui/mark.tsx';

type AskBandProps = {
  title: string;
  text?: string;
  /** The one action it leads to. */
  children: ReactNode;
  /** Spruce is for one band a page; the other is outlined. */
  look?: 'spruce' | 'line';
  className?: string;
};

/** Near the end of a page: one question, one action. */
export function AskBand({ title, text, children, look = 'spruce', className = '' }: AskBandProps) {
  return (
    <aside
      aria-label={title}
      className={`grid gap-6 p-[clamp(1.5rem,1rem+2.4vw,3rem)] md:grid-cols-[auto_1fr] md:gap-x-8 lg:grid-cols-[auto_1fr_auto] lg:items-center print:hidden ${look === 'spruce' ? 'on-spruce' : 'border border-ink'} ${className}`}
    >
      <Mark className="size-12" />
      <div>
        <h2 className="font-display text-h3">{title}</h2>
        {text && <p className="mt-2 max-w-[36em] text-ink-soft">{text}</p>}
      </div>
      {/* One line on phones: the arrow gives way to the words. */}
      <div className="grid max-sm:*:px-3 max-sm:[&_.icon]:hidden max-[22.5rem]:*:text-small md:col-start-2 md:justify-items-start lg:col-start-auto">
        {children}
      </div>
    </aside>
  );
}
