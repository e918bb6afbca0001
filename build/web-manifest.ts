import { colours } from '../content/colours.ts';
import { company } from '../content/company.ts';

/** What a phone shows when the site is added to its home screen. */
export function webManifest(base: string): string {
  return JSON.stringify({
    name: company.name,
    short_name: company.shortName,
    description: company.tagline,
    start_url: base,
    display: 'browser',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: [
      { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${base}icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
