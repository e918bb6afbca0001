import { workSteps } from '../../../content/about.ts';
import { numberBeginningSentence } from '../../../content/number-words.ts';
import { SectionHead } from '../../components/page-head.tsx';

export function WorkSteps() {
  return (
    <section className="on-trace py-section" aria-labelledby="work-steps">
      <div className="sheet">
        <SectionHead
          id="work-steps"
          title={`${numberBeginningSentence(workSteps.length)} steps, one team`}
          lead="Every house goes through the same steps, however small the job."
        />
        <ol className="grid gap-x-0 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {workSteps.map(({ title, text }) => (
            <li key={title} className="group grid content-start gap-3">
              <div
                className="dimension sm:group-odd:-mr-[11px] lg:group-not-last:-mr-[11px]"
                aria-hidden="true"
              />
              <h3 className="pt-3 pr-6 font-display text-h3">{title}</h3>
              <p className="max-w-[34em] pr-8 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
