import type { TestimonialResponse } from '../../../contract/api-responses.ts';
import { to } from '../../../contract/screens.ts';
import { TextLink } from '../../components/link.tsx';
import { SampleMark } from '../../components/sample.tsx';
import { SourcePicture } from '../../components/source-picture.tsx';
import { quoteSize } from '../../ui/quote-size.ts';
import { Stars } from '../../ui/stars.tsx';
import { AuthorPortrait } from './author-portrait.tsx';

const half = {
  card: 'flex flex-col',
  picture: 'aspect-3/2 lg:aspect-auto lg:h-[clamp(20rem,31vw,29rem)]',
  text: 'mt-6 flex-1',
  quote: 'text-h3 leading-[1.26] max-w-[26em]',
} as const;

const widths = {
  /** A card with a row of its own. */
  full: {
    item: 'md:col-span-full',
    card: 'grid lg:columns-12',
    picture:
      'aspect-3/2 lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:aspect-auto lg:min-h-132 lg:max-h-180',
    text: 'mt-6 lg:col-span-6 lg:col-start-3 lg:row-start-1 lg:mt-0 lg:pr-6',
    quote: 'text-quote max-w-[25em]',
    sizes: '(min-width: 64rem) 52rem, 92vw',
  },
  wide: {
    ...half,
    item: 'lg:col-span-7',
    sizes: '(min-width: 64rem) 57vw, (min-width: 48rem) 45vw, 92vw',
  },
  narrow: {
    ...half,
    item: 'lg:col-span-5',
    sizes: '(min-width: 94rem) 44rem, (min-width: 64rem) 47vw, (min-width: 48rem) 45vw, 92vw',
  },
} as const;

type TestimonialCardProps = { testimonial: TestimonialResponse; width: keyof typeof widths };

export function TestimonialCard({ testimonial, width }: TestimonialCardProps) {
  const style = widths[width];
  const { picture, project } = testimonial;
  return (
    <li className={`break-inside-avoid ${style.item}`}>
      <div className={`h-full ${style.card}`}>
        {picture && (
          <div className={`relative overflow-hidden bg-trace ${style.picture}`}>
            <SourcePicture
              source={picture}
              alt={picture.alt}
              sizes={style.sizes}
              isPriority={width === 'full'}
              className="absolute inset-0 size-full object-cover object-[22%]"
            />
          </div>
        )}
        <div className={`flex flex-col gap-6 ${style.text}`}>
          <figure className="flex flex-1 flex-col gap-6">
            <Stars rating={testimonial.rating} />
            {/* The quotation mark hangs in the margin. */}
            <blockquote
              className={`${picture ? 'flex-1' : ''} -indent-[0.4em] font-display text-pretty ${quoteSize(testimonial.content, style.quote)}`}
            >
              <p dir="auto">“{testimonial.content}”</p>
            </blockquote>
            <Author testimonial={testimonial} />
          </figure>
          {project && (
            <TextLink
              to={to.project(project.id)}
              icon="arrow"
              aria-label={`See this project: ${project.title}`}
              className="self-start print:hidden"
            >
              {project.title}
            </TextLink>
          )}
        </div>
      </div>
    </li>
  );
}

function Author({ testimonial }: { testimonial: TestimonialResponse }) {
  const { authorName, authorLocation, authorImagePath, projectType, isSample } = testimonial;
  return (
    <figcaption className="flex items-center gap-4 text-small leading-[1.45]">
      <AuthorPortrait name={authorName} imagePath={authorImagePath} />
      {/* Clipped at the left, which hides the separator when the two items wrap onto two lines. */}
      <div className="overflow-hidden">
        <div className="-ml-[17px] flex flex-wrap items-center">
          <p className="border-l px-4">
            <b className="block">{authorName}</b> {authorLocation}
          </p>
          {(projectType || isSample) && (
            <p className="flex flex-wrap gap-x-3 border-l px-4 text-ink-soft">
              <span>{projectType}</span> {isSample && <SampleMark />}
            </p>
          )}
        </div>
      </div>
    </figcaption>
  );
}

/** The first card fills a row. The others form pairs, the wide one on alternating sides; a last odd one fills a row. */
export function cardWidth(index: number, length: number): TestimonialCardProps['width'] {
  if (index === 0) return 'full';
  const position = index - 1;
  const isLeft = position % 2 === 0;
  if (isLeft && index === length - 1) return 'full';
  const isWideLeft = Math.floor(position / 2) % 2 === 0;
  return isLeft === isWideLeft ? 'wide' : 'narrow';
}
