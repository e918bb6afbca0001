import type { Finish, Project } from '../../../content/project.ts';
import { finishesWords } from '../../../content/published.ts';
import { Prose } from '../../components/prose.tsx';
import { SampleMark } from '../../components/sample.tsx';

export function ProjectFinishes({ project: { finishes = [], isSample } }: { project: Project }) {
  if (finishes.length === 0) return null;
  return (
    <section
      aria-labelledby="finishes-title"
      className="mt-[clamp(3rem,2rem+4vw,6rem)] bg-trace py-[clamp(3rem,2rem+4vw,6rem)] print:hidden"
    >
      <div className="page-width grid gap-x-gap gap-y-6 lg:columns-12">
        <div className="grid content-start gap-3 lg:col-span-3 lg:col-start-3">
          <h2 id="finishes-title" className="font-display text-h3">
            {finishesWords.title}
          </h2>
          <p className="max-w-[30em] text-small text-ink-soft">
            {finishesWords.note} {isSample && <SampleMark>{finishesWords.sample}</SampleMark>}
          </p>
        </div>
        <ul className="gap-x-gap border-t border-ink md:grid md:grid-cols-2 lg:col-span-7 lg:col-start-6">
          {finishes.map((finish) => (
            <FinishLine key={`${finish.what} ${finish.name}`} {...finish} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The colon is for screen readers only; columns replace it visually. With large text the second column wraps. */
function FinishLine({ what, name, note }: Finish) {
  return (
    <li className="flex flex-wrap content-start gap-x-3 border-b py-3 text-small leading-[1.4] wrap-anywhere">
      {what && (
        <span className="w-26 max-w-full flex-none text-ink-soft">
          {what}
          <span className="visually-hidden">: </span>
        </span>
      )}
      <span className="min-w-0 flex-[1_1_8rem] font-medium first-letter:uppercase">
        <Prose>{name}</Prose>
        {note && (
          <small className="block text-note font-normal text-ink-soft">
            <Prose>{note}</Prose>
          </small>
        )}
      </span>
    </li>
  );
}
