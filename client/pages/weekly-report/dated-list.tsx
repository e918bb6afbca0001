import { Prose } from '../../components/prose.tsx';

export type DatedRow = { readonly day: string; readonly what: string; readonly detail: string };

type DatedListProps = { rows: readonly DatedRow[]; dayClass: string; rowClass: string };

/** Days on the left, what is to happen on each beside it. */
export function DatedList({ rows, dayClass, rowClass }: DatedListProps) {
  return (
    <dl className="border-t border-ink text-small leading-[1.45]">
      {rows.map(({ day, what, detail }) => (
        <div key={day + what} className={`grid gap-3 border-b py-2.5 print:py-0.75 ${rowClass}`}>
          <dt className={`font-strong tabular ${dayClass}`}>{day}</dt>
          <dd>
            <Prose>{what}</Prose>
            <span className="block text-note text-ink-soft">
              <Prose>{detail}</Prose>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
