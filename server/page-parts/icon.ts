import { mark } from '../../content/mark.ts';
import { type Html, html } from './html.ts';

/** Drawn on a grid of 24 by 24; the class `icon` sets the stroke. client/components/document-icon.tsx has some of them, too. */
export const iconPaths = {
  sun: 'M3.5 18.5h17M7 18.5a5 5 0 0 1 10 0M12 6v3.5M4.5 10l2.25 2.25M19.5 10l-2.25 2.25',
  tray: 'M3.5 13.5 6 5h12l2.5 8.5V19h-17zM3.5 13.5h5l1.25 2.5h4.5l1.25-2.5h5',
  calendar: 'M4 5.5h16v15H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4',
  pin: 'M12 20.5c4-4.6 6-8 6-10.7a6 6 0 1 0-12 0c0 2.7 2 6.1 6 10.7ZM12 8v4M10 10h4',
  pencil: 'm4 20 1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
  house: 'M4.5 20V10.5L12 4l7.5 6.5V20zM9.5 20v-6h5v6',
  more: 'M4 6.5h16M4 12h16M4 17.5h10',
  phone:
    'M5 3.75h3.5l1.75 4.5-2.5 1.75a11.5 11.5 0 0 0 6.25 6.25l1.75-2.5 4.5 1.75V19a1.5 1.5 0 0 1-1.6 1.5A16.5 16.5 0 0 1 3.5 5.35 1.5 1.5 0 0 1 5 3.75Z',
  search: 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12M15 15l5 5',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
  camera: 'M3.5 7h4l1.5-2.5h6L16.5 7h4v12.5h-17zM12 9.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7',
  alert: 'M12 3.5 2.5 20.5h19zM12 10v5M12 17.5v.25',
  check: 'm4.5 12.5 5 5 10-11',
  back: 'M20 12H5M10.5 6.5 5 12l5.5 5.5',
  next: 'm9.5 6.5 5.5 5.5-5.5 5.5',
  arrow: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  down: 'm6.5 9.5 5.5 5.5 5.5-5.5',
} as const;

export type IconName = keyof typeof iconPaths;

/** Decorative: the text beside it has the meaning. */
export function icon(name: IconName): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${iconPaths[name]}"/></svg>`;
}

/** The company's logo. `accent` is the colour of its second shape, chosen for contrast with the background. */
export function siteMark(accent: string): Html {
  return html`<svg viewBox="${mark.viewBox}" aria-hidden="true"><path fill="currentColor" d="${mark.main}"/><path fill="${accent}" d="${mark.accent}"/></svg>`;
}
