import { sourceOf } from '../../../content/picture.ts';
import { testimonialResponses } from '../../../contract/api-responses.ts';
import { to } from '../../../contract/screens.ts';
import { projectsRoute, type Site } from '../../../contract/site.ts';
import { ButtonTo } from '../../components/button-to.tsx';
import { SectionHead } from '../../components/page-head.tsx';
import { Island } from '../../islands/island.tsx';
import type { CarouselQuote } from '../../islands/testimonial-carousel/testimonial-slide.tsx';
import type { Numbered } from './home-sections.ts';

/** As many as the carousel has room to choose from. The page of testimonials has all. */
const MAX_QUOTES = 7;

/** Without what the carousel does not show: every word of it would weigh on Home. */
function quotes(site: Site): CarouselQuote[] {
  const shown = testimonialResponses(site).slice(0, MAX_QUOTES);
  return shown.map(({ picture, project: _, writtenOn: __, ...quote }) => {
    return picture ? { ...quote, picture: sourceOf(picture) } : quote;
  });
}

export function TestimonialsSection({ number, site }: Numbered & { site: Site }) {
  return (
    <section id="testimonials" aria-labelledby="testimonials-title" className="page-width py-section">
      <SectionHead number={number} id="testimonials-title" title="What Our Clients Say" />
      <Island
        name="testimonial-carousel"
        hydrate="load"
        props={{ testimonials: quotes(site), links: <CarouselLinks projectsRoute={projectsRoute(site)} /> }}
      />
    </section>
  );
}

function CarouselLinks({ projectsRoute }: { projectsRoute: string }) {
  return (
    <p className="flex flex-wrap gap-x-6 lg:col-span-6 lg:col-start-3 lg:self-end print:hidden">
      <ButtonTo variant="text" to={to.homeSection('testimonials')}>
        Read All Testimonials
      </ButtonTo>{' '}
      <ButtonTo variant="text" to={projectsRoute}>
        Check out our recent completed projects
      </ButtonTo>
    </p>
  );
}
