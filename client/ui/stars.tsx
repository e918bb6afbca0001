const STARS = [1, 2, 3, 4, 5];
const STAR = 'm12 2.5 2.7 6.3 6.8.6-5.2 4.5 1.6 6.7L12 17l-5.9 3.6 1.6-6.7L2.5 9.4l6.8-.6z';

export function Stars({ rating }: { rating: number }) {
  return (
    <div role="img" aria-label={`Rated ${rating} out of ${STARS.length}`} className="flex gap-1 text-act">
      {STARS.map((star) => (
        <svg
          key={star}
          className="size-5"
          viewBox="0 0 24 24"
          aria-hidden="true"
          data-filled={star <= rating}
        >
          <path
            d={STAR}
            fill={star <= rating ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.25"
          />
        </svg>
      ))}
    </div>
  );
}
