import { invitations, pageDescriptions } from '../../../content/pages.ts';
import { dayInWords } from '../../../content/papers/calendar.ts';
import { type Estimate, finishOf } from '../../../content/papers/estimate.ts';
import { dayOfReport, type WeeklyReport } from '../../../content/papers/report.ts';
import { sampleEstimate } from '../../../content/papers/sample-estimate.ts';
import { sampleReport, sampleReportWords } from '../../../content/papers/sample-report.ts';
import { freeConsultation } from '../../../content/process.ts';
import { to } from '../../../contract/screens.ts';
import { EstimateCallToAction } from '../../components/call-to-action.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { SamplePaperNote } from '../../components/paper.tsx';
import { PrintFooter } from '../../components/print-footer.tsx';
import { Prose } from '../../components/prose.tsx';
import type { Head, PageProps } from '../../page.ts';
import { DecisionsSection } from './decisions-section.tsx';
import { DoneSection } from './done-section.tsx';
import { FindSection } from './find-section.tsx';
import { MoneySection } from './money-section.tsx';
import { NextWeekSection } from './next-week-section.tsx';
import { Weeks } from './weeks.tsx';

const estimate: Estimate = sampleEstimate;
const report: WeeklyReport = sampleReport;

const { introduction, house, sampleNote } = sampleReportWords;

export const head: Head = {
  title: `${introduction} ${dayInWords(dayOfReport(report, estimate), 'withYear')}`,
  description: pageDescriptions.weeklyReport,
};

/** Sections in the order of a client's concerns: schedule, finds, decisions, progress, cost, who comes next. */
export function Page({ sheetNumber }: PageProps) {
  const { week, standing, schedule, find } = report;
  return (
    <div data-prints-as-paper="">
      <PageHead
        sheetNumber={sheetNumber}
        title={`Week ${week} of ${estimate.weeks}: ${standing}`}
        shape="sentence"
        introduction={<Prose>{`${head.title}. ${house}`}</Prose>}
      />
      <SamplePaperNote>{sampleNote}</SamplePaperNote>
      <div className="page-width grid gap-x-gap gap-y-12 md:grid-cols-2 lg:columns-12 lg:gap-y-16 print:grid-cols-2 print:gap-x-5 print:gap-y-3">
        <Weeks
          week={week}
          weeks={estimate.weeks}
          schedule={`${schedule} ${dayInWords(finishOf(estimate), 'withWeekday')}.`}
        />
        {find && <FindSection find={find} rates={estimate.rates} />}
        <DecisionsSection decisions={report.decisions} />
        <DoneSection done={report.done} note={report.doneNote} />
        <MoneySection report={report} estimate={estimate} />
        <NextWeekSection plans={report.next} note={report.nextNote} />
      </div>
      <div className="page-width mt-16 print:hidden">
        <EstimateCallToAction
          {...invitations.weeklyReport}
          variant="outline"
          label="Schedule Free Consultation"
          asksFor={freeConsultation}
          isForVisit
        />
      </div>
      <PrintFooter route={to.weeklyReport} />
    </div>
  );
}
