import type { PictureSource } from '../../../content/picture.ts';
import type { TestimonialResponse } from '../../../contract/api-responses.ts';
import { Mark } from '../../components/mark.tsx';
import { SampleMark } from '../../components/sample.tsx';
import { resolveUrl } from '../../ui/base-path.ts';
import { quoteSize } from '../../ui/quote-size.ts';
import { Stars } from '../../ui/stars.tsx';

/** What the carousel shows of a testimonial. */
export type CarouselQuote = Omit<TestimonialResponse, 'picture' | 'project' | 'writtenOn'> & {
  readonly picture?: PictureSource;
};

type TestimonialSlideProps = { testimonial: CarouselQuote; label: string; className: string };

export function TestimonialSlide({ testimonial, label, className }: TestimonialSlideProps) {
  const { rating, content, authorName, authorLocation, authorImagePath, projectType, isSample } = testimonial;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group, not a set of fields
    <div role="group" aria-roledescription="slide" aria-label={label} className={className}>
      <figure className="grid gap-6">
        <Stars rating={rating} />
        <blockquote className={`font-display text-pretty ${quoteSize(content, 'max-w-[25em] text-quote')}`}>
          {content}
        </blockquote>
        <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-3 text-small leading-[1.45]">
          {authorImagePath ? (
            <img
              src={resolveUrl(authorImagePath)}
              alt=""
              width={48}
              height={48}
              loading="lazy"
              className="size-12 object-cover"
            />
          ) : (
            <Mark className="size-12 border p-2.5" />
          )}
          <span>
            <b>{authorName}</b>
            <br />
            {authorLocation}
          </span>{' '}
          {(projectType || isSample) && (
            <span className="flex flex-wrap gap-x-3 text-ink-soft max-sm:basis-full sm:border-l sm:pl-4">
              <span>{projectType}</span> {isSample && <SampleMark />}
            </span>
          )}
        </figcaption>
      </figure>
    </div>
  );
}
