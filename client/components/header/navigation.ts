import { matchScreen, type ScreenName, to } from '../../../contract/screens.ts';
import type { ScreenLocation } from '../../location/use-location.ts';

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
export function currentMark(entry: NavigationEntry, location: ScreenLocation): 'page' | 'true' | undefined {
  if (entry.to === location.path) return 'page';
  return entry.screens.includes(matchScreen(location.path).screen) ? 'true' : undefined;
}

export function currentServiceMark(id: number, location: ScreenLocation): 'page' | undefined {
  return location.path === to.services && location.query.get('id') === String(id) ? 'page' : undefined;
}
