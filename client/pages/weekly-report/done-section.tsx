import type { WeeklyReport } from '../../../content/papers/report.ts';
import { PaperColumn } from '../../components/paper.tsx';
import { Prose } from '../../components/prose.tsx';
import { Icon } from '../../ui/icon.tsx';

export function DoneSection({ done, note }: { done: WeeklyReport['done']; note: string | undefined }) {
  return (
    <PaperColumn title="Done this week" className="lg:col-span-4">
      <ul className="border-t border-ink text-small leading-[1.45]">
        {done.map((work) => (
          <li key={work} className="flex gap-3 border-b py-2 print:py-0.75">
            <Icon name="check" className="mt-0.5 text-oak" />
            <span>
              <Prose>{work}</Prose>
            </span>
          </li>
        ))}
      </ul>
      {note && <p className="text-small text-ink-soft">{note}</p>}
    </PaperColumn>
  );
}
