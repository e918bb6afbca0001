import { company } from '../../../content/company.ts';
import { pageDescriptions } from '../../../content/page-descriptions.ts';
import { testimonialAnswers } from '../../../contract/read-only-answers.ts';
import { sheetOf } from '../../../contract/sheets.ts';
import { AskBand } from '../../components/ask-band.tsx';
import { EstimateButton } from '../../components/estimate/estimate-button.tsx';
import { PageHead } from '../../components/sheet-head.tsx';
import type { Head } from '../../head/head.ts';
import { Island } from '../../islands/island.tsx';
import type { PageProps } from '../../page.ts';
import { TestimonialsFooter } from './testimonials-footer.tsx';

export function head(): Head {
  return {
    title: 'Our Testimonials',
    description: pageDescriptions.testimonials,
    socialPicture: 'testimonials',
  };
}

export function Page({ query }: PageProps) {
  return (
    <>
      <PageHead
        sheet={sheetOf({ screen: 'testimonials', id: '' }, query).number}
        title="Our Testimonials"
        lead="What owners told us once they had lived with the work for a while. We print what went wrong, too."
      />
      <section className="sheet" aria-labelledby="quotes-title">
        <h2 id="quotes-title" className="visually-hidden">
          What clients say
        </h2>
        <Island
          name="testimonial-list"
          hydrate="load"
          visit="placeholder"
          props={{ initial: testimonialAnswers() }}
        />
        <TestimonialsFooter />
        <AskBand
          title="Ready to talk about your house?"
          text={`Tell us what bothers you about it. You hear from us within ${company.replyWithinHours} hours.`}
        >
          <EstimateButton size="large" icon="arrow">
            Free Estimate
          </EstimateButton>
        </AskBand>
      </section>
    </>
  );
}
