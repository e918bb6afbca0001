import type { Testimonial } from '../../../content/testimonial.ts';
import { apiPaths } from '../../../contract/api.ts';
import { to } from '../../../contract/screens.ts';
import { WordsLink } from '../../components/action-link.tsx';
import { useCall } from '../../queries/queries.tsx';
import { useSeed } from '../../queries/seeds.ts';
import { Notice } from '../../ui/notice.tsx';
import { Placard } from '../../ui/placard.tsx';
import { LoadingNote, SkeletonCard } from '../../ui/skeleton.tsx';
import { placeInList } from './place-in-list.ts';
import { TestimonialCard } from './testimonial-card.tsx';

/** Loading, failed, empty or there. A list that came with the document stays below the message of a failed call. */
export function TestimonialList() {
  const { data, isPending, isError } = useCall<Testimonial[]>(apiPaths.testimonials);
  const seed = useSeed<Testimonial[]>(apiPaths.testimonials);
  if (isPending) return <TestimonialSkeletons />;

  const testimonials = data ?? seed ?? [];
  return (
    <>
      {isError && (
        <div role="alert" className="mb-12">
          <Notice kind="bad" title="Error loading testimonials. Please try again later." />
        </div>
      )}
      {!isError && testimonials.length === 0 && <NoTestimonials />}
      <ul className="grid gap-x-gap gap-y-16 md:grid-cols-2 lg:columns-12 lg:gap-y-24">
        {testimonials.map((testimonial, index) => (
          <TestimonialCard
            key={testimonial.id}
            testimonial={testimonial}
            place={placeInList(index, testimonials.length)}
          />
        ))}
      </ul>
    </>
  );
}

function TestimonialSkeletons() {
  return (
    <div className="grid gap-x-gap gap-y-12 sm:grid-cols-2 md:grid-cols-3" aria-busy="true">
      <LoadingNote>Loading testimonials</LoadingNote>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </div>
  );
}

function NoTestimonials() {
  return (
    <Placard title="No testimonials available at the moment.">
      <WordsLink to={to.projects}>See our projects</WordsLink>
      <WordsLink to={to.contact}>Contact us</WordsLink>
    </Placard>
  );
}
