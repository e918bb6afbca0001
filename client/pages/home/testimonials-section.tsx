import { sourceOf } from '../../../content/picture.ts';
import { testimonialResponses } from '../../../contract/api-responses.ts';
import { to } from '../../../contract/screens.ts';
import { monthInWords, projectsRoute, projectWithId, type Site } from '../../../contract/site.ts';
import { ButtonTo } from '../../components/button-to.tsx';
import { SectionHead } from '../../components/page-head.tsx';
import { Island } from '../../islands/island.tsx';
import type { CarouselQuote } from '../../islands/testimonial-carousel/testimonial-slide.tsx';
import type { Numbered } from './home-sections.ts';

/** The most quotes that the carousel's controls have room for. The testimonials page lists all. */
const MAX_QUOTES = 7;

function quotes(site: Site): CarouselQuote[] {
  return testimonialResponses(site)
    .slice(0, MAX_QUOTES)
    .map(({ picture, authorImagePath, writtenOn, project, ...quote }) => {
      const date = writtenOn
        ? monthInWords(writtenOn)
        : project && projectWithId(site, String(project.id))?.completionDate;
      return {
        ...quote,
        ...(authorImagePath && { authorImagePath }),
        ...(picture && { picture: sourceOf(picture) }),
        ...(date && { date }),
        ...(project && { project: project.id }),
      };
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
    <p className="flex flex-wrap gap-x-6 lg:col-span-6 lg:col-start-3 print:hidden">
      <ButtonTo variant="text" to={to.homeSection('testimonials')}>
        Read All Testimonials
      </ButtonTo>{' '}
      <ButtonTo variant="text" to={projectsRoute}>
        Check out our recent completed projects
      </ButtonTo>
    </p>
  );
}
