import { Link } from '../../components/link.tsx';
import { type DrawingListGroup, sheetNumberOf } from './drawing-list.ts';

/** A part of the list of drawings: sheet numbers in one column, titles in the other. */
export function DrawingListSection({ group: { title, entries } }: { group: DrawingListGroup }) {
  const headingId = `list-${title.toLowerCase().replace(' ', '-')}`;
  return (
    <section
      aria-labelledby={headingId}
      className="bg-paper forced-colors:border print:border print:border-ink p-[clamp(1rem,0.6rem+1.2vw,1.75rem)]"
    >
      <h2 id={headingId} className="mb-4 font-display text-h4">
        {title}
      </h2>
      <ul className="border-b border-line">
        {entries.map((entry) => (
          <li key={entry.to} className="flex items-baseline gap-4 border-t border-line">
            <span aria-hidden="true" className="w-[3.5em] flex-none text-note text-ink-soft">
              {sheetNumberOf(entry.to)}
            </span>{' '}
            <Link
              to={entry.to}
              className="inline-flex min-h-11 flex-1 items-center py-1.5 leading-[1.35] no-underline hover:text-act hover:underline"
            >
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
