import { asDollars, asDollarsAndCents } from '../../../content/papers/amounts.ts';
import { type Estimate, type Payment, paymentsOf, totalOf } from '../../../content/papers/estimate.ts';
import { sampleEstimateWords } from '../../../content/papers/sample-estimate.ts';
import { Prose } from '../../components/prose.tsx';
import { LinesTable, type TableColumn } from './lines-table.tsx';

export function PaymentStages({ estimate }: { estimate: Estimate }) {
  const payments = paymentsOf(estimate);
  const { beforeTax, withTax } = totalOf(estimate);
  return (
    <section
      aria-labelledby="stages"
      className="on-trace mt-section py-[clamp(3rem,2rem+4vw,6rem)] print:mt-0 print:break-inside-avoid print:py-2"
    >
      <div className="page-width grid gap-y-6 lg:columns-12 print:block">
        <div className="grid content-start gap-3 lg:col-span-3 lg:col-start-3 print:gap-1">
          <h2 id="stages" tabIndex={-1} className="font-display text-h3">
            When you pay
          </h2>
          <p className="max-w-[34em] text-ink-soft">{sampleEstimateWords.payment}</p>
        </div>
        <LinesTable
          caption="The stages of payment"
          columns={columns}
          rows={payments}
          keyOf={({ stage }) => stage.key}
          totals={['All stages', '100%', asDollars(beforeTax), asDollarsAndCents(withTax)]}
          className="self-start border-b border-ink lg:col-span-7 lg:col-start-6"
        />
      </div>
    </section>
  );
}

const columns: readonly TableColumn<Payment>[] = [
  {
    name: 'Stage',
    isRowHeader: true,
    cell: ({ stage, paid, standing }) => (
      <>
        {stage.name}
        <small>
          <Prose>{stage.detail}</Prose>
        </small>
        {/* Only while the work done is worth more than was paid: not on signing, nor at the end. */}
        {standing > paid && (
          <small>
            {asDollars(paid)} paid, {asDollars(standing)} in the house
          </small>
        )}
      </>
    ),
  },
  { name: 'Share', className: 'line-figure max-md:min-w-13', cell: ({ stage }) => `${stage.percent}%` },
  {
    name: 'Before HST',
    className: 'line-figure line-before-tax text-ink-soft',
    cell: ({ due }) => asDollars(due.beforeTax),
  },
  {
    name: 'You pay',
    className: 'line-figure font-medium',
    cell: ({ due }) => asDollarsAndCents(due.withTax),
  },
];
