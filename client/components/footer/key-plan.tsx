import { company } from '../../../content/company.ts';

type Place = {
  readonly at: readonly [number, number];
  readonly label: readonly [number, number];
  readonly isLeft?: boolean;
};

/** Where the cities lie along the lake, on a plan of 240 by 132. A city without a place is left out. */
const places: Readonly<Record<string, Place>> = {
  Oakville: { at: [68, 98], label: [58, 102], isLeft: true },
  Mississauga: { at: [84, 72], label: [74, 76], isLeft: true },
  Brampton: { at: [38, 40], label: [46, 36] },
  Vaughan: { at: [138, 16], label: [146, 14] },
  Toronto: { at: [182, 50], label: [172, 46], isLeft: true },
};

/** A drawing set has a key plan: this one shows where the firm works. The city strip says the same in words. */
export function KeyPlan({ className }: { className: string }) {
  const [homeX, homeY] = places[company.location.city]?.at ?? [0, 0];
  return (
    <svg
      className={`h-auto w-full overflow-visible fill-none stroke-current text-[12px] ${className}`}
      viewBox="0 0 240 132"
      aria-hidden="true"
    >
      <path
        className="stroke-oak stroke-[1.5]"
        d="M52 131c8-10 18-15 24-23s10-20 22-25 14-3 24-8 30-6 44-9 12-10 26-12 24-6 48-14"
      />
      <path
        className="stroke-line"
        d="M92 131c8-14 18-22 36-30m-8 30c14-16 40-26 60-31m-26 31c20-12 46-22 76-30"
      />
      <path d={`M${homeX - 6} ${homeY}h12M${homeX} ${homeY - 6}v12`} />
      {company.cities.map((city) => {
        const place = places[city];
        if (!place) return null;
        return (
          <g key={city}>
            <circle cx={place.at[0]} cy={place.at[1]} r="3" />
            <text
              x={place.label[0]}
              y={place.label[1]}
              textAnchor={place.isLeft ? 'end' : 'start'}
              className="fill-current stroke-none text-ink-soft"
            >
              {city}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
