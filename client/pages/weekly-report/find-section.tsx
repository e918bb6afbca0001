import { asDifference } from '../../../content/papers/amounts.ts';
import { type ChangeRates, changeCents } from '../../../content/papers/estimate.ts';
import type { Choice, WeeklyReport } from '../../../content/papers/report.ts';
import { Picture } from '../../components/picture.tsx';
import { Prose } from '../../components/prose.tsx';

type FindSectionProps = { find: NonNullable<WeeklyReport['find']>; rates: ChangeRates };

/** An unexpected find, with a picture, the options, their prices and our advice. */
export function FindSection({ find, rates }: FindSectionProps) {
  const { title, text, picture, pictureAlt, caption, choices, advice } = find;
  return (
    <section
      aria-labelledby="found"
      className="grid items-start gap-4 gap-x-gap md:col-span-full md:grid-cols-2 lg:col-span-8 print:col-span-full print:grid-cols-[1fr_3fr]"
    >
      <figure className="grid gap-2">
        <Picture
          picture={picture}
          alt={pictureAlt}
          sizes={SIZES}
          maxWidth={1200}
          className="aspect-square w-full bg-trace object-cover object-left"
        />
        <figcaption className="text-note text-ink-soft">
          <Prose>{caption}</Prose>
        </figcaption>
      </figure>
      <div className="grid gap-3 print:gap-1">
        <h2 id="found" className="font-display text-h3">
          {title}
        </h2>
        <p>
          <Prose>{text}</Prose>
        </p>
        <ol className="cells my-1 text-small print:my-0 print:grid-cols-2">
          {choices.map((choice, index) => (
            <ChoiceCell key={choice.name} choice={choice} letter={LETTERS.charAt(index)} rates={rates} />
          ))}
        </ol>
        <p className="text-small text-ink-soft">{advice}</p>
      </div>
    </section>
  );
}

/** The picture is twice as wide as the square that shows half of it. */
const SIZES = '(min-width: 95rem) 62rem, (min-width: 64rem) 62vw, (min-width: 48rem) 92vw, 184vw';

const LETTERS = 'ABCDEF';

function ChoiceCell({ choice, letter, rates }: { choice: Choice; letter: string; rates: ChangeRates }) {
  const { name, text, change, basis, delay } = choice;
  return (
    <li className="grid content-between gap-1 bg-white px-4 py-3 print:px-2 print:py-1">
      <p>
        <b>
          {letter}. {name}
        </b>{' '}
        <Prose>{text}</Prose>
      </p>
      <p className="font-display text-[1.1875rem] leading-[1.3]">
        {asDifference(changeCents(change, rates))}, {delay}
      </p>
      <p className="text-note text-ink-soft">
        <Prose>{basis}</Prose>
      </p>
    </li>
  );
}
