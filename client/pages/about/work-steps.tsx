import { workSteps } from '../../../content/about.ts';
import { numberBeginningSentence } from '../../../content/grammar.ts';
import { intros } from '../../../content/pages.ts';
import { processSteps } from '../../../content/process.ts';
import { to } from '../../../contract/screens.ts';
import { Link } from '../../components/link.tsx';
import { DimensionLine, SectionHead } from '../../components/page-head.tsx';
import { Prose } from '../../components/prose.tsx';

type WorkStep = { readonly title: string; readonly text: string; readonly processSteps?: number };

const steps: readonly WorkStep[] = workSteps;
/** Column spans on a grid of the process's six steps. */
const SPANS: Readonly<Record<number, string>> = { 2: 'lg:col-span-2', 3: 'lg:col-span-3' };
/** If every team step names the process steps that it covers, it is drawn as wide as they are. */
const areSpanned = steps.every((step) => step.processSteps);

/** The steps of the team, each above the process steps that visitors know from Home. */
export function WorkSteps() {
  return (
    <section className="on-trace py-section" aria-labelledby="work-steps">
      <div className="page-width">
        <SectionHead
          id="work-steps"
          title={`${numberBeginningSentence(steps.length)} steps, one team`}
          introduction={intros.workSteps}
        />
        <ol
          className={`grid gap-x-0 gap-y-10 sm:grid-cols-2 ${areSpanned ? 'lg:grid-cols-6' : 'lg:grid-cols-4'}`}
        >
          {steps.map((step, index) => (
            <TeamStep key={step.title} step={step} first={spannedBefore(index)} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function spannedBefore(index: number): number {
  return steps.slice(0, index).reduce((sum, step) => sum + (step.processSteps ?? 0), 0);
}

function TeamStep({
  step: { title, text, processSteps: count = 0 },
  first,
}: {
  step: WorkStep;
  first: number;
}) {
  return (
    <li className={`group grid content-start gap-3 lg:grid-rows-[auto_auto_1fr_auto] ${SPANS[count] ?? ''}`}>
      <DimensionLine className="sm:group-odd:-mr-[11px] lg:group-not-last:-mr-[11px]" />
      <h3 className={`pt-3 pr-6 font-display text-h3 ${areSpanned ? 'lg:text-h4' : ''}`}>{title}</h3>
      <p className="max-w-[34em] pr-8 text-small text-ink-soft">
        <Prose>{text}</Prose>
      </p>
      {count > 0 && <StepsOnHome first={first} count={count} />}
    </li>
  );
}

/** What they are is written above the first, and read out with each. */
function StepsOnHome({ first, count }: { first: number; count: number }) {
  return (
    <div>
      {first === 0 && (
        <p className="text-note text-ink-soft">
          Your steps on{' '}
          <Link to={to.homeSection('process')} className="-mx-1 -my-3.5 inline-block px-1 py-3.5">
            Home
          </Link>
        </p>
      )}
      <ol aria-label="Your steps on Home" className={count > 1 ? 'lg:grid lg:grid-cols-2' : ''}>
        {processSteps.slice(first, first + count).map(({ title }, index) => (
          <li key={title} className="flex min-h-11 items-center gap-2.5 text-small font-medium">
            <span
              aria-hidden="true"
              className="grid size-7 flex-none place-items-center rounded-full border-[1.25px] border-ink font-display text-[1.1875rem] leading-none"
            >
              {first + index + 1}
            </span>
            {title}
          </li>
        ))}
      </ol>
    </div>
  );
}
