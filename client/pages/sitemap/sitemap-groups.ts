import type { Service } from '../../../content/service.ts';
import { services } from '../../../content/services/catalogue.ts';
import { splitRoute } from '../../../contract/routes.ts';
import {
  matchScreen,
  patterns,
  type ScreenName,
  screenNames,
  screenRow,
  to,
} from '../../../contract/screens.ts';
import { sheetOf } from '../../../contract/sheets.ts';
import type { Site } from '../../../contract/site.ts';

type SitemapEntry = {
  readonly title: string;
  readonly to: string;
  /** Replaces the sheet number. */
  readonly number?: string;
};
export type SitemapGroup = { readonly title: string; readonly entries: readonly SitemapEntry[] };

export function sitemapGroups(site: Site, leftOut: readonly ScreenName[]): SitemapGroup[] {
  const screensListedIn = (group: 'Main pages' | 'Resources'): SitemapEntry[] =>
    screenNames
      .filter((screen) => screenRow(screen).listedIn === group && !leftOut.includes(screen))
      .map((screen) => ({ title: screenRow(screen).name, to: patterns[screen] }));
  return [
    { title: 'Main pages', entries: screensListedIn('Main pages') },
    {
      title: 'Services',
      entries: [...listedServices(services), { title: `All ${services.length} services`, to: to.services }],
    },
    {
      title: 'Projects',
      entries: [
        { title: 'Project portfolio', to: to.projects },
        ...(site.featuredProjects.length > 0
          ? [{ title: 'Featured projects', to: to.homeSection('projects') }]
          : []),
        { title: 'Our renovation process', to: to.homeSection('process') },
        ...(site.testimonials.length > 0
          ? [{ title: 'What clients say', to: to.homeSection('testimonials') }]
          : []),
      ],
    },
    {
      title: 'Resources',
      entries: [
        { title: 'Company history', to: to.about() },
        { title: 'Our team', to: to.about('team') },
        { title: 'Mission and values', to: to.about('mission') },
        ...screensListedIn('Resources'),
      ],
    },
  ];
}

/** Those that the content picks, each with its place among all, since ids may have gaps. */
export function listedServices(
  all: readonly Pick<Service, 'id' | 'title' | 'isListedInSitemap'>[],
): SitemapEntry[] {
  return all.flatMap(({ id, title, isListedInSitemap }, index) =>
    isListedInSitemap ? { title, to: to.service(id), number: `${index + 1} of ${all.length}` } : [],
  );
}

export const quickActions: readonly SitemapEntry[] = [
  { title: 'Ask for an estimate', to: to.contactForm },
  { title: 'Apply for a job', to: to.careersForm },
  { title: 'Subscribe to the newsletter', to: to.homeSection('newsletter') },
];

export function sheetNumberOf(route: string, site: Site): string {
  const { path, search } = splitRoute(route);
  return sheetOf(matchScreen(path), new URLSearchParams(search), site).number;
}
