import { Prose } from '../../components/prose.tsx';

type WeeksProps = { week: number; weeks: number; schedule: string };

/** A chain of dimension lines, one per week. Completed weeks have a heavier line. */
export function Weeks({ week: current, weeks, schedule }: WeeksProps) {
  return (
    <div className="grid gap-4 md:col-span-full lg:col-span-10 lg:col-start-3 print:col-span-full print:gap-1">
      <ol
        aria-label="Weeks on site"
        className="week-chain grid auto-cols-fr grid-flow-col font-display text-[1.1875rem] leading-none"
      >
        {Array.from({ length: weeks }, (_, index) => index + 1).map((week) => (
          <li
            key={week}
            data-done={week <= current ? '' : undefined}
            aria-current={week === current ? 'step' : undefined}
          >
            <span className="visually-hidden">Week </span>
            {week}
          </li>
        ))}
      </ol>
      <p className="text-small text-ink-soft">
        <Prose>{schedule}</Prose>
      </p>
    </div>
  );
}
