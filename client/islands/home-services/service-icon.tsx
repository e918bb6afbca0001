/** SVG paths on a 24 pixel grid. The class `icon` sets the stroke. */
const paths = {
  house: 'M3.5 11.5 12 4l8.5 7.5M5.5 10v10.5h13V10M9.5 20.5v-6h5v6M16.5 8V4.5',
  basement: 'M2.5 9.5h19M5 9.5v11h14v-11M5 6 12 3l7 3M8 20.5v-3h3v-3h3v-2.5h5M7 12h3',
  kitchen: 'M3.5 12.5h17v8h-17zM12 12.5v8M9.5 15v1.5M14.5 15v1.5M7 9.5 8.5 4h7L17 9.5zM12 4V2.5',
  bathroom:
    'M2.5 12.5h19v1.5c0 3-1.5 4.5-4.5 4.5H7c-3 0-4.5-1.5-4.5-4.5zM6.5 18.5v2M17.5 18.5v2M6 12.5V6a2.5 2.5 0 0 1 5 0M9 8h4',
  flooring:
    'M3.5 3.5h17v17h-17zM3.5 10 10 3.5M3.5 17 17 3.5M10 10l10.5 10.5M17 10l3.5 3.5M7 20.5l6.5-6.5M14 20.5l3-3',
  carpentry:
    'M3.5 3.5h17v17h-17zM12 3.5v17M3.5 10h8.5M3.5 15.5h8.5M12 8h8.5M12 14h8.5M6 10V7M8 10V6.5M15 14v-3',
  stairs: 'M3 20.5h4.5V16H12v-4.5h4.5V7H21M5 16v-6M9.5 11.5v-6M14 7V2.5M4 11.5 16.5 1.5',
  epoxy:
    'M3.5 9 12 3.5 20.5 9v11.5h-17zM3.5 15.5h17M7 12.5h10M8 18v.25M12 18.25v.25M15.5 17.75V18M6.5 20.5h11',
  concrete: 'M9 3.5h6L20.5 20.5h-17zM7.5 8.5h9M6 13.5h12M12 3.5v5M12 13.5v7',
  painting: 'M4 3.5h13v5H4zM17 6h3.5v5.5H12v3M10.5 14.5h3v6h-3z',
  stucco:
    'M3.5 4.5h17v15h-17zM3.5 9.5h6M3.5 14.5h8M6.5 4.5v5M5 9.5v5M8 14.5v5M11 4.5 9.5 8l2 2.5-1.5 3 2.5 2.5-1 3.5',
  'pot-light':
    'M2.5 6.5h19M6 6.5V4h12v2.5M8 6.5c0 2.5 1.5 3.5 4 3.5s4-1 4-3.5M12 13v4M7.5 12.5l-1.5 3M16.5 12.5l1.5 3',
  'gimbal-light':
    'M12 3.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M2.5 10h3M18.5 10h3M9 8l5-2 2 4.5-5 2zM12.5 15l2 5.5M15.5 14l4 4.5',
} as const;

type IconName = keyof typeof paths;

/** A set square. */
const FALLBACK = 'M4 4v16h16zM8 13.5V16h2.5M4 8h1.5M4 12h1.5M12 20v-1.5M16 20v-1.5';

type ServiceIconProps = { names: readonly (string | undefined)[]; className?: string };

/** Shows the icon of the first name that has one. */
export function ServiceIcon({ names, className = '' }: ServiceIconProps) {
  const known = names.map(nameOf).find((name) => name !== undefined);
  return (
    <svg
      className={`icon ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-icon={known ?? 'fallback'}
    >
      {known === 'wallpaper' ? <Wallpaper /> : <path d={known ? paths[known] : FALLBACK} />}
    </svg>
  );
}

function nameOf(name: string | undefined): IconName | 'wallpaper' | undefined {
  if (name === 'wallpaper') return name;
  return name !== undefined && Object.hasOwn(paths, name) ? (name as IconName) : undefined;
}

function Wallpaper() {
  return (
    <>
      <path d="M7 6.5v14h13.5v-14M5.25 4.25h15.25a2 2 0 0 1 0 3.75H5.25a1.9 1.9 0 0 1 0-3.75" />
      <g strokeWidth="1">
        <path d="M11 11.5c0-1.5 1-2 2-2 0 1.5-.5 2-2 2M13.75 17.5c0-1.5 1-2 2-2 0 1.5-.5 2-2 2" />
        <path d="M11 11.5V13M13.75 17.5V19M17.5 12c0-1.5-1-2-2-2 0 1.5.5 2 2 2M11 17c0-1.5-1-2-2-2 0 1.5.5 2 2 2" />
      </g>
    </>
  );
}
