import { whyChooseUs } from '../../../content/about.ts';
import { numberBeginningSentence } from '../../../content/number-words.ts';
import { SectionHead } from '../../components/page-head.tsx';

export function WhyChooseUs() {
  return (
    <section className="sheet py-section" aria-labelledby="why-choose-us">
      <SectionHead
        id="why-choose-us"
        title={whyChooseUs.title}
        lead={`${numberBeginningSentence(whyChooseUs.points.length)} habits. Ask any contractor for each of them, and compare the answers.`}
      />
      <ul className="cells sm:grid-cols-2 lg:grid-cols-3">
        {whyChooseUs.points.map(({ title, text }) => (
          <li
            key={title}
            className="grid content-start gap-3 bg-paper p-[clamp(1.25rem,0.8rem+1.4vw,2rem)] lg:min-h-56"
          >
            <h3 className="font-display text-h3">{title}</h3>
            <p className="max-w-[34em] text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
