import { deskPaths } from '../operator/desk-paths.ts';
import { type Html, html } from '../page-parts/html.ts';
import { type IconName, icon } from '../page-parts/icon.ts';

type Subpage = { readonly title: string; readonly path: string };

type Tab = Subpage & {
  readonly name: string;
  readonly icon: IconName;
  /** On a wide screen they are listed below the tab while one of them is open. */
  readonly subpages?: readonly Subpage[];
};

const tabs = [
  { name: 'today', title: 'Today', path: deskPaths.overview, icon: 'sun' },
  { name: 'requests', title: 'Requests', path: deskPaths.leads, icon: 'tray' },
  { name: 'visits', title: 'Visits', path: deskPaths.visits, icon: 'calendar' },
  {
    name: 'site',
    title: 'Site',
    path: deskPaths.site,
    icon: 'house',
    subpages: [
      { title: 'Projects', path: deskPaths.siteProjects },
      { title: 'Clients’ words', path: deskPaths.siteTestimonials },
      { title: 'People', path: deskPaths.sitePeople },
      { title: 'Prices', path: deskPaths.sitePrices },
      { title: 'Company', path: deskPaths.siteCompany },
      { title: 'Samples', path: deskPaths.siteSamples },
      { title: 'Versions', path: deskPaths.siteVersions },
    ],
  },
  {
    name: 'more',
    title: 'More',
    path: deskPaths.more,
    icon: 'more',
    subpages: [
      { title: 'Applications', path: deskPaths.applications },
      { title: 'Newsletter', path: deskPaths.subscribers },
      { title: 'Spam', path: deskPaths.spam },
      { title: 'Mail', path: deskPaths.mail },
      { title: 'Search', path: deskPaths.search },
    ],
  },
] as const satisfies readonly Tab[];

/** The number of waiting records that a tab shows. */
export type TabCounts = { readonly [name in (typeof tabs)[number]['name']]?: number };

/**
 * At the bottom of a phone, in the left margin of a wide screen. `current` is the path of a tab or subpage.
 */
export function tabList(current: string | undefined, counts: TabCounts): Html {
  return html`<nav class="tabs" aria-label="Desk"><ul>${tabs.map((tab) => tabItem(tab, current, counts[tab.name]))}</ul></nav>`;
}

function tabItem(
  { title, path, icon: iconName, subpages = [] }: Tab,
  current: string | undefined,
  count = 0,
): Html {
  const hasOpenSubpage = subpages.some((subpage) => subpage.path === current);
  const isOpen = path === current || hasOpenSubpage;
  return html`<li><a href="${path}"${isOpen && html` aria-current="${hasOpenSubpage ? 'true' : 'page'}"`}>${icon(iconName)}<span>${title}</span>${
    count > 0 && html`<span class="tabs-count">${count}<span class="sr-only"> waiting</span></span>`
  }</a>${isOpen && subpages.length > 0 && subpageList(subpages, current)}</li>`;
}

function subpageList(subpages: readonly Subpage[], current: string | undefined): Html {
  return html`<ul>${subpages.map(
    ({ title, path }) =>
      html`<li><a href="${path}"${path === current && html` aria-current="page"`}>${title}</a></li>`,
  )}</ul>`;
}
