import { SourcePicture } from '../../components/source-picture.tsx';
import type { CarouselQuote } from './carousel-quote.ts';

type CarouselPicturesProps = { testimonials: readonly CarouselQuote[]; index: number };

/** The project beside its quote, where there is space; the next one is fetched ahead. */
export function CarouselPictures({ testimonials, index }: CarouselPicturesProps) {
  const next = (index + 1) % testimonials.length;
  return (
    <div className="relative hidden min-h-132 overflow-hidden bg-trace lg:col-span-4 lg:col-start-9 lg:row-span-3 lg:row-start-1 lg:block">
      {testimonials.map(({ id, picture }, place) => (
        <div
          key={id}
          className={`absolute inset-0 transition-opacity duration-700 ease-calm ${place === index ? '' : 'opacity-0'}`}
        >
          {picture && (place === index || place === next) && (
            <SourcePicture
              source={picture}
              alt=""
              sizes="60rem"
              upTo={1200}
              className="size-full object-cover object-[22%]"
            />
          )}
        </div>
      ))}
    </div>
  );
}
