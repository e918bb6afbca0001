import { benefits, careersHero } from '../../../content/careers.ts';
import { pagePictures } from '../../../content/page-pictures.ts';
import { pageDescriptions } from '../../../content/pages.ts';
import { to } from '../../../contract/screens.ts';
import { ButtonTo } from '../../components/button-to.tsx';
import { PageHead, SectionHead } from '../../components/page-head.tsx';
import { WidePicture } from '../../components/picture.tsx';
import { Prose } from '../../components/prose.tsx';
import type { Head, PageProps } from '../../page.ts';
import { ApplySection } from './apply-section.tsx';

export const head: Head = {
  title: 'Careers',
  description: pageDescriptions.careers,
};

export function Page({ sheetNumber }: PageProps) {
  return (
    <>
      <Hero sheetNumber={sheetNumber} />
      <BenefitsSection />
      <ApplySection />
    </>
  );
}

function Hero({ sheetNumber }: { sheetNumber: string }) {
  return (
    // The scroll margin makes #top scroll to the very top, above the header.
    <div id="top" className="scroll-mt-40">
      <PageHead
        sheetNumber={sheetNumber}
        title={careersHero.title}
        introduction={<Prose>{careersHero.text}</Prose>}
      />
      <div className="page-width pb-12 lg:columns-12 print:hidden">
        <ButtonTo
          to={to.careersForm}
          size="large"
          icon="arrow"
          className="[view-timeline:--hero] max-sm:w-full lg:col-span-4 lg:col-start-3 lg:justify-self-start"
        >
          Apply Now
        </ButtonTo>
      </div>
      <div className="page-width pb-section">
        <WidePicture picture={pagePictures.careers} isPriority />
      </div>
    </div>
  );
}

function BenefitsSection() {
  return (
    <section className="on-spruce py-section" aria-labelledby="benefits">
      <div className="page-width">
        <SectionHead id="benefits" title="What the work is like" />
        <ul className="cells lg:grid-cols-3">
          {benefits.map(({ title, text }) => (
            <li
              key={title}
              className="grid content-start gap-4 bg-spruce print:bg-white p-[clamp(1.25rem,0.8rem+1.4vw,2rem)] lg:min-h-64"
            >
              <h3 className="font-display text-h3">{title}</h3>
              <p className="max-w-[38em] text-ink-soft">
                <Prose>{text}</Prose>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
