import { invitations, pageDescriptions } from '../../../content/pages.ts';
import type { Estimate } from '../../../content/papers/estimate.ts';
import { sampleEstimate, sampleEstimateWords } from '../../../content/papers/sample-estimate.ts';
import { to } from '../../../contract/screens.ts';
import { EstimateCallToAction } from '../../components/call-to-action.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { SamplePaperNote } from '../../components/paper.tsx';
import { PrintFooter } from '../../components/print-footer.tsx';
import type { Head, PageProps } from '../../page.ts';
import { CoverSheet } from './cover-sheet.tsx';
import { EstimateGroups } from './estimate-groups.tsx';
import { PaymentStages } from './payment-stages.tsx';
import { SmallPrint } from './small-print.tsx';

export const head: Head = {
  title: sampleEstimateWords.title,
  description: pageDescriptions.sampleEstimate,
};

const estimate: Estimate = sampleEstimate;

export function Page({ sheetNumber }: PageProps) {
  const { title, introduction, sampleNote } = sampleEstimateWords;
  return (
    <div data-prints-as-paper="">
      <PageHead sheetNumber={sheetNumber} title={title} introduction={introduction} />
      <SamplePaperNote>{sampleNote}</SamplePaperNote>
      <CoverSheet estimate={estimate} />
      <EstimateGroups estimate={estimate} />
      <PaymentStages estimate={estimate} />
      <SmallPrint estimate={estimate} />
      <div className="page-width mt-section print:hidden">
        <EstimateCallToAction {...invitations.sampleEstimate} />
      </div>
      <PrintFooter route={to.sampleEstimate} />
    </div>
  );
}
