import { matchScreen, type ScreenName, to } from '../../../contract/screens.ts';

export type ShownScreen = { readonly path: string; readonly query: URLSearchParams };

type NavigationEntry = {
  readonly label: string;
  readonly to: string;
  /** The screens on which the entry is the active one. */
  readonly screens: readonly ScreenName[];
};

/** A real underline, because forced colours remove backgrounds. */
export const NAVIGATION_LINK =
  'inline-flex min-h-11 items-center text-small font-medium decoration-brick decoration-[1.5px] underline-offset-[0.44em] no-underline hover:underline aria-[current]:underline';

export const servicesEntry: NavigationEntry = { label: 'Services', to: to.services, screens: ['services'] };

export const navigation: readonly NavigationEntry[] = [
  { label: 'Home', to: to.home, screens: ['home'] },
  servicesEntry,
  { label: 'Projects', to: to.projects, screens: ['projects', 'project'] },
  { label: 'Testimonials', to: to.testimonials, screens: ['testimonials'] },
  { label: 'About Us', to: to.about(), screens: ['about'] },
  { label: 'Contact', to: to.contact, screens: ['contact'] },
];

/** `page` on the entry's own page, `true` on other pages of its section. */
export function ariaCurrent(entry: NavigationEntry, { path }: ShownScreen): 'page' | 'true' | undefined {
  if (entry.to === path) return 'page';
  return entry.screens.includes(matchScreen(path).screen) ? 'true' : undefined;
}

export function ariaCurrentService(id: number, { path, query }: ShownScreen): 'page' | undefined {
  return path === to.services && query.get('id') === String(id) ? 'page' : undefined;
}
