import { intros } from '../../../content/pages.ts';
import type { Person } from '../../../contract/publication.ts';
import { Mark } from '../../components/mark.tsx';
import { SectionHead } from '../../components/page-head.tsx';
import { Picture } from '../../components/picture.tsx';

type Layout = {
  readonly item: string;
  readonly name: string;
  readonly words: string;
  readonly text?: string;
};

const BESIDE = 'grid-cols-[7.5rem_minmax(0,1fr)]';
const TEXT = { name: 'text-h4', words: 'text-small' } as const;

/** A single person: a portrait, and a sentence as large as a quote. */
const ALONE: Layout = {
  item: 'sm:grid-cols-[2fr_3fr] lg:col-span-8 lg:col-start-3 lg:grid-cols-[3fr_5fr] lg:items-end',
  name: 'text-h3',
  words: 'font-display text-quote text-pretty',
};
const PAIR: Layout = {
  ...TEXT,
  item: `${BESIDE} lg:col-span-5 lg:first:col-start-3 lg:grid-cols-2 lg:items-end`,
};
/** The first two of several people. */
const FOUNDER: Layout = { ...TEXT, item: `${BESIDE} lg:col-span-6 lg:grid-cols-2 lg:items-end` };
/** The others, in full rows of three. A last row of two or one is filled as well. */
const THIRD: Layout = { ...TEXT, item: `${BESIDE} lg:col-span-4 lg:grid-cols-[2fr_3fr]` };
const HALF: Layout = { ...TEXT, item: `${BESIDE} lg:col-span-6 lg:grid-cols-[2fr_4fr]` };
/** A single person in the last row. The text is aligned with the second founder. */
const WHOLE: Layout = {
  ...TEXT,
  item: `${BESIDE} lg:col-span-full lg:grid-cols-[2fr_10fr] lg:items-end`,
  text: 'lg:grid lg:grid-cols-[calc(40%-var(--gap))_1fr] lg:gap-x-gap lg:items-end',
};

export function TeamPeople({ people }: { people: readonly Person[] }) {
  const columns = people.length === 1 ? '' : 'sm:grid-cols-2';
  return (
    <section
      className="page-width pt-[clamp(2rem,1rem+4vw,6rem)] pb-[clamp(1rem,4vw,3rem)]"
      aria-labelledby="team-people"
    >
      <SectionHead id="team-people" title="Who you will meet" introduction={intros.team} />
      <ul className={`grid gap-x-gap gap-y-8 lg:columns-12 lg:gap-y-12 ${columns}`}>
        {people.map((person, index) => (
          <Portrayed key={person.id} person={person} layout={layoutOf(index, people.length)} />
        ))}
      </ul>
    </section>
  );
}

function Portrayed({ person, layout }: { person: Person; layout: Layout }) {
  const { name, role, words, photo } = person;
  return (
    <li
      className={`grid content-start gap-4 border-t border-ink pt-4 sm:max-lg:last:odd:col-span-full lg:gap-x-gap ${layout.item}`}
    >
      <div
        className={`self-start overflow-hidden bg-trace ${layout === ALONE ? 'aspect-square sm:aspect-4/5' : 'aspect-4/5'}`}
      >
        {photo ? (
          <Picture
            picture={photo}
            sizes="(min-width: 64rem) 32vw, (min-width: 37.5rem) 40vw, 92vw"
            className="size-full object-cover"
          />
        ) : (
          <Mark className="mx-auto h-full w-1/2" />
        )}
      </div>
      <div className={`min-w-0 wrap-anywhere ${layout.text ?? ''}`}>
        <div>
          <h3 className={`font-display ${layout.name}`}>{name}</h3>
          <p className="text-small text-ink-soft">{role}</p>
        </div>
        {words && <p className={`mt-3 max-w-[34em] ${layout.words}`}>{words}</p>}
      </div>
    </li>
  );
}

function layoutOf(index: number, count: number): Layout {
  if (count === 1) return ALONE;
  if (count === 2) return PAIR;
  if (index < 2) return FOUNDER;
  const others = count - 2;
  const inLastRow = others % 3;
  const isInLastRow = index - 2 >= others - inLastRow;
  if (!isInLastRow) return THIRD;
  return inLastRow === 2 ? HALF : WHOLE;
}
