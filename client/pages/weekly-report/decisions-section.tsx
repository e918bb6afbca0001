import { dayInWords } from '../../../content/papers/calendar.ts';
import type { WeeklyReport } from '../../../content/papers/report.ts';
import { PaperColumn } from '../../components/paper.tsx';
import { DatedList } from './dated-list.tsx';

/** A decision that can delay the job has a date beside it. */
export function DecisionsSection({ decisions }: Pick<WeeklyReport, 'decisions'>) {
  if (decisions.length === 0) return null;
  return (
    <PaperColumn title="We need you to decide" className="lg:col-span-4">
      <DatedList
        rows={decisions.map(({ by, hour, what, why }) => ({
          day: dayInWords(by, 'short') + (hour ? `, ${hour}` : ''),
          what,
          detail: why,
        }))}
        dayClass="text-act"
      />
    </PaperColumn>
  );
}
