type CarouselRulerProps = { index: number; count: number; onChoose: (index: number) => void };

/** The dots of the carousel as the ticks of a ruler; the chosen one is the long one. */
export function CarouselRuler({ index, count, onChoose }: CarouselRulerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not fields of a form
    <div
      role="group"
      aria-label="Choose a testimonial"
      className="flex max-w-45 flex-1 border-b border-line-firm"
    >
      {Array.from({ length: count }, (_, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          key={place}
          type="button"
          aria-label={`Testimonial ${place + 1}`}
          aria-current={place === index || undefined}
          className="group/tick flex h-11 min-w-[min(1.5rem,24px)] flex-1 items-end justify-center"
          onClick={() => onChoose(place)}
        >
          <span className="h-2.5 w-[1.5px] bg-line-firm transition-[height,background-color] duration-260 ease-calm group-hover/tick:h-4.5 group-hover/tick:bg-ink group-aria-[current]/tick:h-7 group-aria-[current]/tick:w-[3px] group-aria-[current]/tick:bg-brick forced-colors:bg-[ButtonText]" />
        </button>
      ))}
    </div>
  );
}
