import { dayInWords } from '../../../content/papers/calendar.ts';
import type { WeeklyReport } from '../../../content/papers/report.ts';
import { PaperColumn } from '../../components/paper.tsx';
import { DatedList } from './dated-list.tsx';

export function NextWeekSection({ plans, note }: { plans: WeeklyReport['next']; note: string | undefined }) {
  return (
    <PaperColumn title="Next week, and who is there" className="lg:col-span-4">
      <DatedList
        rows={plans.map(({ on, work, detail }) => ({ day: dayInWords(on, 'short'), what: work, detail }))}
      />
      {note && <p className="text-small text-ink-soft">{note}</p>}
    </PaperColumn>
  );
}
