/** Every screen of the site: its route in the fragment. Path pattern and link builder live here, once. */

const patterns = {
  home: '/',
  services: '/services',
  projects: '/projects',
  project: '/projects/:id',
  testimonials: '/testimonials',
  about: '/about',
  contact: '/contact',
  careers: '/careers',
  'privacy-policy': '/privacy-policy',
  terms: '/terms',
  sitemap: '/sitemap',
  portfolio: '/portfolio/:id',
  'case-study': '/case-study/:id',
  'file-test': '/file-test',
} as const;

export type ScreenName = keyof typeof patterns | 'not-found';

export type ScreenMatch = {
  readonly screen: ScreenName /** The last part of the path, where the pattern has one. */;
  readonly id: string;
};

const ID = '/:id';

export function matchScreen(path: string): ScreenMatch {
  for (const [screen, pattern] of Object.entries(patterns) as [ScreenName, string][]) {
    if (pattern === path) return { screen, id: '' };
    if (!pattern.endsWith(ID)) continue;
    const parent = pattern.slice(0, -ID.length + 1);
    const id = path.slice(parent.length);
    if (path.startsWith(parent) && id !== '' && !id.includes('/')) return { screen, id };
  }
  return { screen: 'not-found', id: '' };
}

export type AboutTab = 'company' | 'team' | 'mission';

/** What the portfolio can be narrowed to: the slug of a service, and a city. */
export type ProjectFilter = { readonly category?: string; readonly city?: string };

/** Routes as links name them: path, query and anchor of the fragment. */
export const to = {
  home: '/',
  homeSection: (anchor: HomeAnchor) => `/#${anchor}`,
  services: '/services',
  service: (id: number) => `/services?id=${id}`,
  projects: '/projects',
  projectsPage: (page: number) => (page > 1 ? `/projects?page=${page}` : '/projects'),
  projectsLike: (filter: ProjectFilter) => withQuery('/projects', filter),
  project: (id: number) => `/projects/${id}`,
  testimonials: '/testimonials',
  about: (tab: AboutTab = 'company') => (tab === 'company' ? '/about' : `/about?tab=${tab}`),
  contact: '/contact',
  contactForm: '/contact#form',
  careers: '/careers',
  careersForm: '/careers#apply',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  sitemap: '/sitemap',
} as const;

/** The sections of Home that links scroll to. */
export type HomeAnchor = 'services' | 'projects' | 'testimonials' | 'process' | 'contact' | 'newsletter';

function withQuery(path: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters).toString();
  return path + (query && `?${query}`);
}
