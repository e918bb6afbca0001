import { asDifference, asDollars, inCents } from '../../../content/papers/amounts.ts';
import { type Estimate, numberedLines } from '../../../content/papers/estimate.ts';
import { linesInWords, moneyOf, type WeeklyReport } from '../../../content/papers/report.ts';
import { AmountList, PaperColumn } from '../../components/paper.tsx';

type MoneySectionProps = { report: WeeklyReport; estimate: Estimate };

/** Every amount is computed from the lines and stages of the estimate. */
export function MoneySection({ report, estimate }: MoneySectionProps) {
  const money = moneyOf(report, estimate);
  const lines = numberedLines(estimate);
  const stage = estimate.stages.find(({ key }) => key === report.stageReached);
  return (
    <PaperColumn title="Money, before HST" className="lg:col-span-4">
      <AmountList
        rows={[
          { name: `Estimate, ${lines.length} lines`, amount: asDollars(money.estimated) },
          ...report.changes.map(({ words }, index) => ({
            name: `Change ${index + 1}, ${words}`,
            amount: asDifference(money.changes[index] ?? 0),
          })),
          ...report.chosen.map(({ line, words, cost }, index) => ({
            name: `Line ${line}, ${words}: ${asDollars(inCents(cost))}, not ${asDollars(lines[line - 1]?.cents ?? 0)}`,
            amount: asDifference(money.chosen[index] ?? 0),
          })),
          { name: 'Price today', amount: asDollars(money.priceToday), isTotal: true },
          {
            name: `In the house: lines ${linesInWords(money.standingLines, estimate)}`,
            amount: asDollars(money.standing),
          },
          { name: paidWords(money.stagesPaid), amount: asDollars(money.paid) },
          { name: `Now due: ${stage?.name ?? ''}`, amount: asDollars(money.due) },
        ]}
      />
    </PaperColumn>
  );
}

/** Returns text such as 'Paid, stages 1 and 2'. */
function paidWords(stages: number): string {
  if (stages < 2) return 'Paid, the deposit';
  return `Paid, stages 1 ${stages === 2 ? 'and' : 'to'} ${stages}`;
}
