import { type ReactNode, useEffect, useState } from 'react';
import { Mark } from '../../components/mark.tsx';
import { SourcePicture } from '../../components/source-picture.tsx';
import { useRotation } from '../../ui/use-rotation.ts';
import { useSwipe } from '../../ui/use-swipe.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { type CarouselQuote, TestimonialSlide } from './testimonial-slide.tsx';

const INTERVAL_MS = 6000;

type TestimonialCarouselProps = {
  testimonials: readonly CarouselQuote[];
  /** Links below the quote. */
  links: ReactNode;
};

/** Before hydration and without scripts, the quotes are a scrollable row. */
export function TestimonialCarousel({ testimonials, links }: TestimonialCarouselProps) {
  const rotation = useRotation(testimonials.length, INTERVAL_MS);
  const swipe = useSwipe((step) => rotation.show(rotation.index + step));
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);

  if (testimonials.length === 0) return <p>No testimonials available at the moment.</p>;
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Client testimonials"
      className="grid gap-x-gap gap-y-8 lg:columns-12 lg:grid-rows-[1fr_auto_auto]"
      {...rotation.pauseHandlers}
    >
      <CarouselControls rotation={rotation} count={testimonials.length} />
      {/* The key remounts it: a row that stops scrolling would count as a layout shift. */}
      <div
        key={String(isHydrated)}
        aria-live={rotation.isRunning ? 'off' : 'polite'}
        className={`order-first lg:col-span-6 lg:col-start-3 lg:pr-6 ${isHydrated ? 'grid touch-pan-y' : 'flex snap-x snap-mandatory gap-6 overflow-x-auto not-noscript:[scrollbar-width:none]'}`}
        {...swipe}
      >
        {testimonials.map((testimonial, index) => (
          <TestimonialSlide
            key={testimonial.id}
            testimonial={testimonial}
            label={`${index + 1} of ${testimonials.length}`}
            className={
              isHydrated
                ? stacked(index === rotation.index, rotation.hasChanged)
                : 'w-full flex-none snap-start noscript:w-[90%]'
            }
          />
        ))}
      </div>
      {links}
      {testimonials.some(({ picture }) => picture) && (
        <Pictures testimonials={testimonials} index={rotation.index} />
      )}
    </section>
  );
}

/** All slides share one grid cell, as high as the longest quote, and are aligned to its bottom, above the controls. */
function stacked(isShown: boolean, hasChanged: boolean): string {
  return `[grid-area:1/1] self-end ${isShown ? '' : 'invisible'} ${isShown && hasChanged ? 'animate-rise' : ''}`;
}

/** Shown on wide screens. Also renders the next picture, so that it is loaded in time. */
function Pictures({ testimonials, index }: { testimonials: readonly CarouselQuote[]; index: number }) {
  const next = (index + 1) % testimonials.length;
  return (
    <div className="relative hidden max-h-180 min-h-132 overflow-hidden bg-trace lg:col-span-4 lg:col-start-9 lg:row-span-3 lg:row-start-1 lg:block">
      {testimonials.map(({ id, picture }, place) => (
        <div
          key={id}
          className={`absolute inset-0 transition-opacity duration-700 ease-calm ${place === index ? '' : 'opacity-0'}`}
        >
          {!picture && <Mark className="mx-auto h-full w-24" />}
          {picture && (place === index || place === next) && (
            <SourcePicture
              source={picture}
              alt=""
              sizes="60rem"
              maxWidth={1200}
              className="size-full object-cover object-[22%]"
            />
          )}
        </div>
      ))}
    </div>
  );
}
