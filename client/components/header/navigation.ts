import { matchScreen, type ScreenName, to } from '../../../contract/screens.ts';

/** What the document shows. */
export type ShownScreen = { readonly path: string; readonly query: URLSearchParams };

type NavigationEntry = {
  readonly label: string;
  readonly to: string;
  /** The screens that belong to the entry: on these it is the active one. */
  readonly screens: readonly ScreenName[];
};

export const servicesEntry: NavigationEntry = { label: 'Services', to: to.services, screens: ['services'] };

export const navigation: readonly NavigationEntry[] = [
  { label: 'Home', to: to.home, screens: ['home'] },
  servicesEntry,
  { label: 'Projects', to: to.projects, screens: ['projects', 'project'] },
  { label: 'Testimonials', to: to.testimonials, screens: ['testimonials'] },
  { label: 'About Us', to: to.about(), screens: ['about'] },
  { label: 'Contact', to: to.contact, screens: ['contact'] },
];

/** For `aria-current`: the page itself, or the part of the site that the page belongs to. */
export function currentMark(entry: NavigationEntry, { path }: ShownScreen): 'page' | 'true' | undefined {
  if (entry.to === path) return 'page';
  return entry.screens.includes(matchScreen(path).screen) ? 'true' : undefined;
}

export function currentServiceMark(id: number, { path, query }: ShownScreen): 'page' | undefined {
  return path === to.services && query.get('id') === String(id) ? 'page' : undefined;
}
