/** SVG paths on a 24 pixel grid. The class `icon` sets the stroke. Islands load all of them. */
export const iconPaths = {
  phone:
    'M5 3.75h3.5l1.75 4.5-2.5 1.75a11.5 11.5 0 0 0 6.25 6.25l1.75-2.5 4.5 1.75V19a1.5 1.5 0 0 1-1.6 1.5A16.5 16.5 0 0 1 3.5 5.35 1.5 1.5 0 0 1 5 3.75Z',
  arrow: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5',
  back: 'M20 12H5M10.5 6.5 5 12l5.5 5.5',
  down: 'm6.5 9.5 5.5 5.5 5.5-5.5',
  close: 'm5.5 5.5 13 13M18.5 5.5l-13 13',
  pause: 'M9 6.5v11M15 6.5v11',
  play: 'M8.5 6.5v11l9-5.5z',
  check: 'm4.5 12.5 5 5 10-11',
  alert: 'M12 3.5 2.5 20.5h19zM12 10v5M12 17.5v.25',
  file: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4',
  expand: 'M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7',
  zoom: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.5 15.5l5 5M10.5 7.5v6M7.5 10.5h6',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  print: 'M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 13.5h10v7H7z',
} as const;

export type IconName = keyof typeof iconPaths;

/** Decorative: the text beside it or the label of its button gives the meaning. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
