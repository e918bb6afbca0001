import type { Finish, Project } from '../../../content/project.ts';
import { finishesWords } from '../../../content/published.ts';
import { Prose } from '../../components/prose.tsx';
import { SampleMark } from '../../components/sample.tsx';

/** In print the makers and names alone, in three columns: the rest would not fit on the page. */
export function ProjectFinishes({ project: { finishes = [], isSample } }: { project: Project }) {
  if (finishes.length === 0) return null;
  return (
    <section
      aria-labelledby="finishes-title"
      className="mt-[clamp(3rem,2rem+4vw,6rem)] bg-trace py-[clamp(3rem,2rem+4vw,6rem)] print:mt-3 print:bg-transparent print:py-0"
    >
      <div className="page-width grid gap-x-gap gap-y-6 lg:columns-12 print:gap-y-1">
        <div className="grid content-start gap-3 lg:col-span-3 lg:col-start-3 print:flex print:items-baseline">
          <h2 id="finishes-title" className="font-display text-h3 print:text-h4">
            {finishesWords.title}
          </h2>
          <p className="max-w-[30em] text-small text-ink-soft">
            {finishesWords.note} {isSample && <SampleMark>{finishesWords.sample}</SampleMark>}
          </p>
        </div>
        <ul className="gap-x-gap border-t border-ink md:grid md:grid-cols-2 lg:col-span-7 lg:col-start-6 print:grid print:grid-cols-3">
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
    <li className="flex flex-wrap content-start gap-x-3 border-b py-3 text-small leading-[1.4] wrap-anywhere print:py-1">
      {what && (
        <span className="w-26 max-w-full flex-none text-ink-soft">
          {what}
          <span className="visually-hidden">: </span>
        </span>
      )}
      <span className="min-w-0 flex-[1_1_8rem] font-medium first-letter:uppercase">
        <Prose>{name}</Prose>
        {note && (
          <small className="block text-note font-normal text-ink-soft print:hidden">
            <Prose>{note}</Prose>
          </small>
        )}
      </span>
    </li>
  );
}
