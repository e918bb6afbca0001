import type { PictureSource } from '../../../content/picture.ts';
import type { TestimonialResponse } from '../../../contract/api-responses.ts';
import { to } from '../../../contract/screens.ts';
import { Link } from '../../components/link.tsx';
import { Mark } from '../../components/mark.tsx';
import { SampleMark } from '../../components/sample.tsx';
import { resolveUrl } from '../../ui/base-path.ts';
import { quoteSize } from '../../ui/quote-size.ts';
import { Stars } from '../../ui/stars.tsx';

/** The fields of a testimonial that the carousel shows. Empty ones are omitted, since they add to the size of Home. */
export type CarouselQuote = Pick<
  TestimonialResponse,
  'id' | 'rating' | 'content' | 'authorName' | 'authorLocation' | 'projectType' | 'isSample'
> & {
  readonly authorImagePath?: string;
  readonly picture?: PictureSource;
  /** Such as 'December 2024'. */
  readonly date?: string;
  /** The id of the project that the testimonial is about. */
  readonly project?: number;
};

type TestimonialSlideProps = { testimonial: CarouselQuote; label: string; className: string };

export function TestimonialSlide({ testimonial, label, className }: TestimonialSlideProps) {
  const { rating, content, authorName, authorLocation, authorImagePath, isSample } = testimonial;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group, not a set of fields
    <div role="group" aria-roledescription="slide" aria-label={label} className={className}>
      <figure className="grid gap-6">
        <Stars rating={rating} />
        <blockquote className={`font-display text-pretty ${quoteSize(content, 'max-w-[25em] text-quote')}`}>
          {content}
        </blockquote>
        <figcaption className="flex items-center gap-4 text-small">
          {authorImagePath && (
            <img
              src={resolveUrl(authorImagePath)}
              alt=""
              width={48}
              height={48}
              loading="lazy"
              className="size-12 object-cover"
            />
          )}
          <span>
            <b>{authorName}</b>
            {authorLocation && `, ${authorLocation}`} {isSample && <SampleMark />}
            <br />
            <About {...testimonial} />
          </span>
        </figcaption>
      </figure>
    </div>
  );
}

/** The project type, the date and a link to the project. Without a portrait the line ends with the logo. */
function About({ projectType, date, project, authorImagePath }: CarouselQuote) {
  return (
    <>
      <span>{projectType}</span>
      {projectType && date && ', '}
      {date}
      {project && '. '}
      <span className="whitespace-nowrap">
        {project && (
          <Link to={to.project(project)} className="-my-3 inline-block py-3 print:hidden">
            See the project
          </Link>
        )}
        {!authorImagePath && <Mark className="ml-2.5 inline size-4.5 align-[-0.2em]" />}
      </span>
    </>
  );
}
