import { IconButton } from '../../ui/button.tsx';
import type { useRotation } from '../../ui/use-rotation.ts';
import { CarouselRuler } from './carousel-ruler.tsx';

type CarouselControlsProps = { rotation: ReturnType<typeof useRotation>; count: number };

/** First in the document, so that whoever comes by keyboard can stop the movement before meeting it. */
export function CarouselControls({ rotation, count }: CarouselControlsProps) {
  const { index, isPaused, toggle, turnTo } = rotation;
  if (count === 1) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 noscript:hidden sm:gap-3 lg:col-span-6 lg:col-start-3 print:hidden">
      <IconButton icon="back" label="Previous testimonial" onClick={() => turnTo(index - 1)} />
      <CarouselRuler index={index} count={count} onChoose={turnTo} />
      <IconButton icon="arrow" label="Next testimonial" onClick={() => turnTo(index + 1)} />
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? 'Start the testimonials' : 'Pause the testimonials'}
        onClick={toggle}
      />
    </div>
  );
}
