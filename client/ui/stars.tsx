const STARS = 5;
const STAR = 'm12 2.5 2.7 6.3 6.8.6-5.2 4.5 1.6 6.7L12 17l-5.9 3.6 1.6-6.7L2.5 9.4l6.8-.6z';

export function Stars({ rating }: { rating: number }) {
  return (
    <div role="img" aria-label={`Rated ${rating} out of ${STARS}`} className="flex gap-1 text-act">
      {Array.from({ length: STARS }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: the stars are a fixed row
          key={index}
          className="size-5"
          viewBox="0 0 24 24"
          aria-hidden="true"
          data-filled={index < rating}
        >
          <path
            d={STAR}
            fill={index < rating ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.25"
          />
        </svg>
      ))}
    </div>
  );
}
