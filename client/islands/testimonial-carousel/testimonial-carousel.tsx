import { type ReactNode, useEffect, useState } from 'react';
import { useRotation } from '../../ui/use-rotation.ts';
import { useSwipe } from '../../ui/use-swipe.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselPictures } from './carousel-pictures.tsx';
import type { CarouselQuote } from './carousel-quote.ts';
import { TestimonialSlide } from './testimonial-slide.tsx';

const ADVANCE_INTERVAL_MS = 6000;

type TestimonialCarouselProps = {
  testimonials: readonly CarouselQuote[];
  /** Stand below the quote. */
  links: ReactNode;
};

/** One quote at a time. Before the scripts take over, and without them, the quotes lie side by side and scroll. */
export function TestimonialCarousel({ testimonials, links }: TestimonialCarouselProps) {
  const rotation = useRotation(testimonials.length, ADVANCE_INTERVAL_MS);
  const swipe = useSwipe((step) => rotation.turnTo(rotation.index + step));
  const [isScripted, setIsScripted] = useState(false);
  useEffect(() => setIsScripted(true), []);

  if (testimonials.length === 0) return <p>No testimonials available at the moment.</p>;
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Client testimonials"
      className="grid gap-x-gap gap-y-8 lg:columns-12 lg:grid-rows-[auto_1fr_auto]"
      {...rotation.holding}
    >
      <CarouselControls rotation={rotation} count={testimonials.length} />
      {/* Made anew for the scripts: a row that stops scrolling would count as a shift of the layout. */}
      <div
        key={String(isScripted)}
        aria-live={rotation.moves ? 'off' : 'polite'}
        className={`lg:col-span-6 lg:col-start-3 lg:pr-6 ${isScripted ? 'grid touch-pan-y' : 'flex snap-x snap-mandatory gap-6 overflow-x-auto not-noscript:[scrollbar-width:none]'}`}
        {...swipe}
      >
        {testimonials.map((testimonial, index) => (
          <TestimonialSlide
            key={testimonial.id}
            testimonial={testimonial}
            label={`${index + 1} of ${testimonials.length}`}
            className={
              isScripted
                ? stacked(index === rotation.index, rotation.hasTurned)
                : 'w-full flex-none snap-start noscript:w-[90%]'
            }
          />
        ))}
      </div>
      {links}
      <CarouselPictures testimonials={testimonials} index={rotation.index} />
    </section>
  );
}

/** All lie in one cell, so that the longest quote gives the height and nothing below moves. */
function stacked(isShown: boolean, hasTurned: boolean): string {
  if (!isShown) return '[grid-area:1/1] invisible';
  return `[grid-area:1/1] ${hasTurned ? 'animate-rise' : ''}`;
}
