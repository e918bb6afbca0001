import { Prose } from '../../components/prose.tsx';

type DatedRow = { readonly day: string; readonly what: string; readonly detail: string };

type DatedListProps = { rows: readonly DatedRow[]; dayClass?: string };

/** Days on the left with their events beside them, or below with large text. */
export function DatedList({ rows, dayClass = '' }: DatedListProps) {
  return (
    <dl className="border-t border-ink text-small leading-[1.45]">
      {rows.map(({ day, what, detail }) => (
        <div key={day + what} className="flex flex-wrap gap-x-3 border-b py-2.5 print:py-0.75">
          <dt className={`flex-[0_0_6rem] font-strong tabular ${dayClass}`}>{day}</dt>
          <dd className="flex-[1_1_8rem]">
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
