import { mission, values } from '../../../content/about.ts';
import { pagePictures } from '../../../content/page-pictures.ts';
import { intros } from '../../../content/pages.ts';
import { SectionHead } from '../../components/page-head.tsx';
import { WidePicture } from '../../components/picture.tsx';
import { Prose } from '../../components/prose.tsx';

export function MissionAndValues() {
  return (
    <>
      <section
        className="page-width grid gap-6 py-[clamp(3rem,2rem+4vw,6rem)] lg:columns-12"
        aria-labelledby="mission-title"
      >
        <h2 id="mission-title" className="font-display text-h3 lg:col-span-8 lg:col-start-3">
          {mission.title}
        </h2>
        {mission.paragraphs.map((paragraph) => (
          <p key={paragraph} className="font-display text-quote text-balance lg:col-span-9 lg:col-start-3">
            {paragraph}
          </p>
        ))}
      </section>
      <div className="page-width">
        <WidePicture
          picture={pagePictures.mission}
          sizes="(min-width: 95rem) 95rem, (min-width: 64rem) 96vw, (min-width: 48rem) 108vw, 128vw"
        />
      </div>
      <section className="page-width pt-section" aria-labelledby="values">
        <SectionHead id="values" title="Our values" introduction={intros.values} />
        <dl className="border-t border-ink lg:ml-[calc((100%+var(--gap))/6)]">
          {values.map(({ title, text }) => (
            <div key={title} className="grid gap-2 border-b py-6 md:grid-cols-[2fr_3fr] md:gap-gap">
              <dt className="font-display text-h3">{title}</dt>
              <dd className="max-w-[36em]">
                <Prose>{text}</Prose>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
