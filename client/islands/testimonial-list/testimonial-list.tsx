import { apiPaths } from '../../../contract/api.ts';
import type { TestimonialAnswer } from '../../../contract/read-only-answers.ts';
import { to } from '../../../contract/screens.ts';
import { WordsLink } from '../../components/action-link.tsx';
import { Queries, useCall } from '../../queries/queries.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Placard } from '../../ui/placard.tsx';
import { LoadingNote, SkeletonCard } from '../../ui/skeleton.tsx';
import { placeInList } from './place-in-list.ts';
import { TestimonialCard } from './testimonial-card.tsx';

type TestimonialListProps = {
  /** What the document shows. */
  initial: readonly TestimonialAnswer[];
  isVisit?: boolean;
};

export function TestimonialList(props: TestimonialListProps) {
  return (
    <Queries>
      <CalledTestimonials {...props} />
    </Queries>
  );
}

/** Loading, failed, empty or there. A list that came with the document stays below the message of a failed call. */
function CalledTestimonials({ initial, isVisit = false }: TestimonialListProps) {
  const known = isVisit ? undefined : initial;
  const { data, isPending, isError } = useCall<readonly TestimonialAnswer[]>(apiPaths.testimonials, {
    initial: known,
  });
  if (isPending) return <TestimonialSkeletons />;

  const testimonials = data ?? known ?? [];
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
