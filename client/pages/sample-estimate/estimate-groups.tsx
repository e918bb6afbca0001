import { ontarioRules } from '../../../content/ontario-rules.ts';
import { asDollars, asDollarsAndCents, inCents } from '../../../content/papers/amounts.ts';
import {
  type Estimate,
  type NumberedGroup,
  type NumberedLine,
  numberedGroups,
  numberedLines,
  totalOf,
} from '../../../content/papers/estimate.ts';
import { Prose } from '../../components/prose.tsx';
import { LinesTable, type TableColumn } from './lines-table.tsx';

export function EstimateGroups({ estimate }: { estimate: Estimate }) {
  return (
    <div className="page-width grid gap-12 pt-12 lg:gap-16 lg:pt-section print:block print:pt-3">
      {numberedGroups(estimate).map((group) => (
        <Group key={group.id} group={group} />
      ))}
      <Totals estimate={estimate} />
    </div>
  );
}

const LINES = 'lg:col-span-7 lg:col-start-3';

function Group({ group: { id, title, note, lines, cents } }: { group: NumberedGroup }) {
  return (
    <div className="lg:columns-12 lg:grid-rows-[auto_1fr] print:mb-2.5 print:block">
      <div
        className={`flex flex-wrap items-baseline gap-x-4 border-t-2 border-ink py-3 print:break-inside-avoid print:break-after-avoid print:border-t print:py-0.75 ${LINES}`}
      >
        <h2 id={id} tabIndex={-1} className="flex-[1_1_8rem] font-display text-h3">
          {title}
        </h2>
        <p className="ml-auto flex-none font-display text-h4">{asDollars(cents)}</p>
      </div>
      {note && (
        <aside
          aria-label={`Note: ${title}`}
          className="max-w-[36em] pb-3 text-small text-pretty text-ink-soft lg:col-span-3 lg:col-start-10 lg:row-span-2 lg:row-start-1 lg:border-t lg:pt-3 print:max-w-none print:break-after-avoid print:border-0 print:pt-0 print:pb-0.75"
        >
          <b className="block font-strong text-ink print:inline">{note.title}</b> <Prose>{note.text}</Prose>
        </aside>
      )}
      <LinesTable
        caption={`${title}, ${asDollars(cents)}`}
        columns={columns}
        rows={lines}
        keyOf={({ number }) => number}
        className={`self-start ${LINES}`}
      />
    </div>
  );
}

const columns: readonly TableColumn<NumberedLine>[] = [
  { name: 'Line', className: 'line-number', cell: ({ number }) => number },
  {
    name: 'Work',
    isRowHeader: true,
    cell: ({ work, detail }) => (
      <>
        <Prose>{work}</Prose>
        {detail && (
          <small>
            <Prose>{detail}</Prose>
          </small>
        )}
      </>
    ),
  },
  {
    name: 'Quantity',
    className: 'line-figure text-ink-soft md:min-w-28',
    cell: ({ price }) => ('rate' in price ? `${price.quantity} ${price.unit}` : price.basis),
  },
  {
    name: 'Rate',
    className: 'line-figure text-ink-soft md:min-w-20',
    cell: ({ price }) =>
      'rate' in price && (
        <>
          <span className="md:hidden print:hidden">at </span>
          {asDollars(inCents(price.rate))}
        </>
      ),
  },
  { name: 'Price', className: 'line-figure font-medium', cell: ({ cents }) => asDollars(cents) },
];

function Totals({ estimate }: { estimate: Estimate }) {
  const { beforeTax, tax, withTax } = totalOf(estimate);
  const row =
    'flex flex-wrap items-baseline justify-between gap-x-4 border-b py-2.5 last:border-b-2 last:border-ink last:py-4 print:py-0.75 print:last:py-1';
  return (
    <div className="lg:columns-12">
      <dl className="border-t-2 border-ink tabular md:ml-auto md:w-104 lg:col-span-4 lg:col-start-6 lg:ml-0 lg:w-auto print:ml-auto print:w-80 print:break-inside-avoid">
        <div className={row}>
          <dt>{numberedLines(estimate).length} lines</dt>
          <dd className="flex-none">{asDollarsAndCents(beforeTax)}</dd>
        </div>
        <div className={row}>
          <dt>HST {ontarioRules.hstPercent}%</dt>
          <dd className="flex-none">{asDollarsAndCents(tax)}</dd>
        </div>
        <div className={row}>
          <dt className="font-bold">Price with tax</dt>
          <dd className="max-w-full font-display text-[clamp(1.625rem,1.3rem+1.2vw,2.25rem)] leading-[1.15] tracking-[-0.012em] print:text-h4">
            {asDollarsAndCents(withTax)}
          </dd>
        </div>
      </dl>
    </div>
  );
}
