import { intros, invitations, pageDescriptions } from '../../../content/pages.ts';
import { emptyPages, sampleNotes } from '../../../content/published.ts';
import { testimonialResponses } from '../../../contract/api-responses.ts';
import { to } from '../../../contract/screens.ts';
import { EstimateCallToAction } from '../../components/call-to-action.tsx';
import { TextLink } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { SampleNote } from '../../components/sample.tsx';
import { Island } from '../../islands/island.tsx';
import type { Head, PageProps } from '../../page.ts';

const TITLE = 'Our Testimonials';

export function head({ site }: PageProps): Head {
  const isEmpty = site.testimonials.length === 0;
  return { title: TITLE, description: (isEmpty ? emptyPages : pageDescriptions).testimonials };
}

export function Page({ sheetNumber, site }: PageProps) {
  const testimonials = testimonialResponses(site);
  const isEmpty = testimonials.length === 0;
  return (
    <>
      <PageHead
        sheetNumber={sheetNumber}
        title={TITLE}
        introduction={(isEmpty ? emptyPages : intros).testimonials}
      />
      <section className="page-width" aria-labelledby="quotes-title">
        <h2 id="quotes-title" className="visually-hidden">
          What clients say
        </h2>
        {testimonials.some(({ isSample }) => isSample) && (
          <div className="mb-8 lg:columns-12">
            <SampleNote className="lg:col-span-10 lg:col-start-3">{sampleNotes.testimonials}</SampleNote>
          </div>
        )}
        <Island name="testimonial-list" hydrate="load" hasPlaceholder props={{ initial: testimonials }} />
        {!isEmpty && (
          <footer className="mt-16 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-ink pt-6">
            <p className="max-w-[34em] text-intro">
              New testimonials are added regularly, as houses are finished.
            </p>
            <TextLink to={to.projects} icon="arrow" className="print:hidden">
              View All Projects
            </TextLink>
          </footer>
        )}
        <EstimateCallToAction {...invitations.testimonials} className="mt-16" />
      </section>
    </>
  );
}
