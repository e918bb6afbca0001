import { intros, invitations, pageDescriptions } from '../../../content/pages.ts';
import { testimonialResponses } from '../../../contract/api-responses.ts';
import { to } from '../../../contract/screens.ts';
import { EstimateCallToAction } from '../../components/call-to-action.tsx';
import { TextLink } from '../../components/link.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Island } from '../../islands/island.tsx';
import type { Head, PageProps } from '../../page.ts';

export const head: Head = {
  title: 'Our Testimonials',
  description: pageDescriptions.testimonials,
};

export function Page({ sheet, site }: PageProps) {
  return (
    <>
      <PageHead sheet={sheet} title="Our Testimonials" lead={intros.testimonials} />
      <section className="sheet" aria-labelledby="quotes-title">
        <h2 id="quotes-title" className="visually-hidden">
          What clients say
        </h2>
        <Island
          name="testimonial-list"
          hydrate="load"
          hasPlaceholder
          props={{ initial: testimonialResponses(site) }}
        />
        <footer className="mt-16 mb-16 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-ink pt-6">
          <p className="max-w-[34em] text-lead">
            New testimonials are added regularly, as houses are finished.
          </p>
          <TextLink to={to.projects} icon="arrow" className="print:hidden">
            View All Projects
          </TextLink>
        </footer>
        <EstimateCallToAction {...invitations.testimonials} />
      </section>
    </>
  );
}
