import { asDollars, inCents } from '../../../content/papers/amounts.ts';
import type { Estimate } from '../../../content/papers/estimate.ts';
import { sampleEstimateWords } from '../../../content/papers/sample-estimate.ts';
import { sampleReport } from '../../../content/papers/sample-report.ts';
import { to } from '../../../contract/screens.ts';
import { TextLink } from '../../components/link.tsx';
import { AmountList, PaperColumn, RuledList } from '../../components/paper.tsx';

/** What the price excludes, how it can change, and what the law says. */
export function SmallPrint({ estimate }: { estimate: Estimate }) {
  const { notIncluded, rates } = estimate;
  const anHour = (dollars: number) => `${asDollars(inCents(dollars))} an hour`;
  return (
    <div className="page-width grid gap-x-gap gap-y-12 pt-[clamp(3rem,2rem+4vw,6rem)] md:grid-cols-2 lg:columns-12 print:grid-cols-3 print:gap-4 print:pt-3">
      <PaperColumn
        title="Not included"
        className="lg:col-span-3 lg:col-start-3 print:col-span-1 print:col-start-auto"
      >
        <RuledList>{notIncluded}</RuledList>
      </PaperColumn>
      <PaperColumn
        title="How a change is priced"
        className="lg:col-span-4 lg:px-4 print:col-span-1 print:px-0"
      >
        <p className="text-small">{sampleEstimateWords.changes}</p>
        <AmountList
          rows={[
            { name: 'Carpenter', amount: anHour(rates.carpenter) },
            { name: 'Helper', amount: anHour(rates.helper) },
            { name: 'Materials', amount: `the receipt plus ${rates.onMaterials}%` },
            { name: 'Licensed trades', amount: `their invoice plus ${rates.onTrades}%` },
            { name: 'A line taken out', amount: 'its price, until we have ordered' },
          ]}
        />
      </PaperColumn>
      <PaperColumn title="What the law adds" className="lg:col-span-3 print:col-span-1">
        <RuledList>{sampleEstimateWords.law}</RuledList>
        <TextLink to={to.weeklyReport} icon="arrow" className="justify-self-start print:hidden">
          The Friday report of week {sampleReport.week}
        </TextLink>
      </PaperColumn>
    </div>
  );
}
