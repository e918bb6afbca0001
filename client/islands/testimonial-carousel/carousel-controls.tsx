import { IconButton } from '../../ui/button.tsx';
import type { useRotation } from '../../ui/use-rotation.ts';

type CarouselControlsProps = { rotation: ReturnType<typeof useRotation>; count: number };

/** Shown below the slides, but before them in the DOM, so that the keyboard reaches the pause button first. */
export function CarouselControls({ rotation, count }: CarouselControlsProps) {
  const { index, isPaused, toggle, show } = rotation;
  if (count === 1) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 noscript:hidden sm:gap-3 lg:col-span-6 lg:col-start-3 print:hidden">
      {/* biome-ignore lint/a11y/useSemanticElements: not fields of a form */}
      <div
        role="group"
        aria-label="Choose a testimonial"
        className={`flex basis-full flex-wrap border-b border-line-firm ${count > 5 ? 'sm:basis-77' : 'sm:basis-60'}`}
      >
        {[...Array(count).keys()].map((place) => (
          <button
            key={place}
            type="button"
            aria-label={`Testimonial ${place + 1}`}
            aria-current={place === index || undefined}
            className="flex h-11 min-w-11 flex-1 items-end justify-center"
            onClick={() => show(place)}
          >
            <span className="ruler-mark" />
          </button>
        ))}
      </div>
      <IconButton icon="back" label="Previous testimonial" onClick={() => show(index - 1)} />
      <IconButton icon="arrow" label="Next testimonial" onClick={() => show(index + 1)} />
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? 'Start the testimonials' : 'Pause the testimonials'}
        onClick={toggle}
      />
    </div>
  );
}
