import { withBase } from '../../ui/base-path.ts';
import { Mark } from '../../ui/mark.tsx';
import { Stars } from '../../ui/stars.tsx';
import type { CarouselQuote } from './carousel-quote.ts';

type TestimonialSlideProps = { testimonial: CarouselQuote; label: string; className: string };

export function TestimonialSlide({ testimonial, label, className }: TestimonialSlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group, not a set of fields
    <div role="group" aria-roledescription="slide" aria-label={label} className={className}>
      <figure className="grid gap-6">
        <Stars rating={testimonial.rating} />
        <blockquote className="max-w-[25em] font-display text-quote text-pretty">
          {testimonial.content}
        </blockquote>
        <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-3 text-small leading-[1.45]">
          <AuthorPicture path={testimonial.authorImagePath} />
          <span>
            <b>{testimonial.authorName}</b>
            <br />
            {testimonial.authorLocation}
          </span>{' '}
          <span className="border-l pl-4 text-ink-soft">{testimonial.projectType}</span>
        </figcaption>
      </figure>
    </div>
  );
}

/** The company's mark stands in for an author without a picture. */
function AuthorPicture({ path }: { path: string }) {
  if (path === '') return <Mark className="size-12 border p-2.5" />;
  return (
    <img src={withBase(path)} alt="" width={48} height={48} loading="lazy" className="size-12 object-cover" />
  );
}
