import { backgroundFacts, clientReview, companyStory, whyChooseUs } from '../../../content/about.ts';
import { company } from '../../../content/company.ts';
import { pagePictures } from '../../../content/page-pictures.ts';
import { intros } from '../../../content/pages.ts';
import { to } from '../../../contract/screens.ts';
import type { Site } from '../../../contract/site.ts';
import { type Fact, FactTable, warrantyFact } from '../../components/fact-table.tsx';
import { TextLink } from '../../components/link.tsx';
import { SectionHead } from '../../components/page-head.tsx';
import { TallPicture, WidePicture } from '../../components/picture.tsx';
import { Prose } from '../../components/prose.tsx';
import { SampleMark } from '../../components/sample.tsx';
import { textLinkStyle } from '../../ui/button-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { Passage } from './passage.tsx';

const facts: readonly Fact[] = [
  ...backgroundFacts,
  ['We work in', company.cities.join(', ')],
  ['Hours', company.hours.display],
  warrantyFact,
  ['Reply', `Within ${company.replyWithinHours} hours`],
];

const TITLE = 'border-b border-ink bg-trace px-4 py-2.5 text-note font-strong';

export function CompanyHistory({ site }: { site: Site }) {
  const { credentials } = site;
  return (
    <>
      <div className="page-width grid gap-12 py-[clamp(3rem,2rem+4vw,6rem)] lg:columns-12">
        <Passage {...companyStory} className="lg:col-span-5 lg:col-start-3" />
        <section
          aria-labelledby="company-schedule"
          className="self-start border-2 border-ink text-small leading-[1.4] lg:sticky lg:top-20 lg:col-span-4 lg:col-start-9"
        >
          <h3 id="company-schedule" className={TITLE}>
            Company facts
          </h3>
          <FactTable
            facts={facts}
            rowClass={credentials.length > 0 ? 'last:border-b-ink' : 'last:border-b-0'}
          />
          {credentials.length > 0 && <LookUsUp credentials={credentials} />}
        </section>
      </div>
      <div className="page-width">
        <WidePicture picture={pagePictures.companyHistory} />
      </div>
      <WhyChooseUs />
      {site.hasSamples && <ClientReview />}
    </>
  );
}

/** Our credentials, each with a link where visitors can verify it. */
function LookUsUp({ credentials }: Pick<Site, 'credentials'>) {
  return (
    <>
      <h3 className={TITLE}>Look us up</h3>
      <dl>
        {credentials.map(({ key, label, number, checkAt }) => (
          <div key={key} className="border-b px-4 py-2.5 wrap-anywhere last:border-b-0">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="flex flex-wrap items-center justify-between gap-x-4">
              <b className="tabular">{number}</b>{' '}
              {checkAt && (
                <a
                  href={checkAt.href}
                  rel="noopener"
                  aria-label={`Check it at ${checkAt.name}: ${label}`}
                  className={textLinkStyle('print:hidden')}
                >
                  Check it
                  <Icon name="external" />
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function WhyChooseUs() {
  return (
    <section className="page-width py-section" aria-labelledby="why-choose-us">
      <SectionHead id="why-choose-us" title={whyChooseUs.title} introduction={intros.whyChooseUs} />
      <ul className="cells sm:grid-cols-2 lg:grid-cols-3">
        {whyChooseUs.points.map(({ title, text }) => (
          <li
            key={title}
            className="grid content-start gap-3 bg-paper p-[clamp(1.25rem,0.8rem+1.4vw,2rem)] lg:min-h-56"
          >
            <h3 className="font-display text-h3">{title}</h3>
            <p className="max-w-[34em] text-ink-soft">
              <Prose>{text}</Prose>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClientReview() {
  return (
    <section className="on-spruce py-section" aria-label="A client's review">
      <div className="page-width grid gap-8 lg:columns-12">
        <div className="grid content-start gap-8 lg:col-span-6 lg:col-start-3 lg:row-start-1 lg:pr-6">
          <figure className="grid gap-8">
            <blockquote className="max-w-[25em] -indent-[0.4em] font-display text-quote text-pretty">
              <p>“{clientReview.quote}”</p>
            </blockquote>
            <figcaption className="text-small leading-[1.45]">
              <b className="block">{clientReview.author}</b>{' '}
              <span className="flex flex-wrap gap-x-3 text-ink-soft">
                {clientReview.location} <SampleMark />
              </span>
            </figcaption>
          </figure>
          <TextLink to={to.testimonials} icon="arrow" className="justify-self-start print:hidden">
            Read All Testimonials
          </TextLink>
        </div>
        <TallPicture picture={pagePictures.clientReview} />
      </div>
    </section>
  );
}
