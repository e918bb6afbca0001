import { apiPaths } from '../../../contract/api.ts';
import type { TestimonialResponse } from '../../../contract/api-responses.ts';
import { to } from '../../../contract/screens.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { TextLink } from '../../components/link.tsx';
import { isReturn } from '../../location/location.ts';
import { useApi } from '../../queries/use-api.ts';
import { Notice } from '../../ui/notice.tsx';
import { LoadingNote, SkeletonCard } from '../../ui/skeleton.tsx';
import { cardWidth, TestimonialCard } from './testimonial-card.tsx';

type TestimonialListProps = { initial: readonly TestimonialResponse[]; isNavigation?: boolean };

/** If the request fails, the document's list stays below the error message. */
export function TestimonialList({ initial, isNavigation }: TestimonialListProps) {
  const known = isNavigation && !isReturn() ? undefined : initial;
  const { data, isPending, isError } = useApi<readonly TestimonialResponse[]>(apiPaths.testimonials, {
    placeholder: known,
    isExpected: Array.isArray,
  });
  if (isPending) return <TestimonialSkeletons />;

  const testimonials = data ?? known ?? [];
  return (
    <>
      {isError && (
        <div role="alert" className="mb-12">
          <Notice kind="error" title="Error loading testimonials. Please try again later." />
        </div>
      )}
      {!isError && testimonials.length === 0 && (
        <EmptyState title="No testimonials available at the moment.">
          <TextLink to={to.projects} icon="arrow">
            See our projects
          </TextLink>
          <TextLink to={to.contact} icon="arrow">
            Contact us
          </TextLink>
        </EmptyState>
      )}
      <ul className="grid gap-x-gap gap-y-16 md:grid-cols-2 lg:columns-12 lg:gap-y-24">
        {testimonials.map((testimonial, index) => (
          <TestimonialCard
            key={testimonial.id}
            testimonial={testimonial}
            width={cardWidth(index, testimonials.length)}
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
